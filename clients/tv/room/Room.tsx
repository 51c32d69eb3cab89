// The room behind everything: one lamp, whose light drifts so slowly that no picture stands still for hours.
import type { JSX } from "solid-js";
import "./room.css";

export function Room(props: { children: JSX.Element }): JSX.Element {
  return (
    <div class="page room">
      <div class="room-light" aria-hidden="true" />
      <div class="stage room-drift">{props.children}</div>
    </div>
  );
}
