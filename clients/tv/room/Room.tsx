// The room behind everything: one lamp, whose light drifts so slowly that no picture stands still for hours.
import type { JSX } from "solid-js";
import { drift, LIGHT, PICTURE } from "./drift";
import "./room.css";

/** `resting`: the picture is dimmed until something happens. */
export function Room(props: { resting?: boolean; children: JSX.Element }): JSX.Element {
  return (
    <div class="page room">
      <div class="room-light" aria-hidden="true" ref={(light) => drift(light, LIGHT)} />
      <div class="stage" ref={(stage) => drift(stage, PICTURE)}>
        {props.children}
      </div>
      <div class="room-rest" data-resting={String(props.resting ?? false)} aria-hidden="true" />
    </div>
  );
}
