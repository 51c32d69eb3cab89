// The two buttons that move a line of a list.
import type { JSX } from "solid-js";
import { Icon } from "../icon/Icon";
import { say } from "./words";

export function Mover(props: {
  name: string;
  first: boolean;
  last: boolean;
  move: (by: -1 | 1) => void;
}): JSX.Element {
  return (
    <>
      <button
        type="button"
        class="round-button"
        data-move="up"
        aria-label={say("order.up", { name: props.name })}
        disabled={props.first}
        onClick={() => props.move(-1)}
      >
        <Icon name="up" />
      </button>
      <button
        type="button"
        class="round-button"
        data-move="down"
        aria-label={say("order.down", { name: props.name })}
        disabled={props.last}
        onClick={() => props.move(1)}
      >
        <Icon name="down" />
      </button>
    </>
  );
}
