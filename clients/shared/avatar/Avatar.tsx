// A person or a bot as a symbol on a disc of their colour.
import { type JSX, Show } from "solid-js";
import { picture } from "./symbols";
import "./avatar.css";

export interface AvatarProps {
  colour: number;
  symbol: number;
  bot?: boolean;
  /** Faded, for somebody who is not here. */
  faded?: boolean;
}

/** Says nothing aloud: a name always stands beside it. The one who shows it sets `--avatar`, its width. */
export function Avatar(props: AvatarProps): JSX.Element {
  return (
    <span
      class="avatar"
      classList={{ "avatar-faded": props.faded === true }}
      data-colour={props.colour}
      aria-hidden="true"
    >
      <img class="avatar-symbol" src={picture(props.symbol)} alt="" draggable={false} />
      <Show when={props.bot}>
        <svg class="avatar-bot" viewBox="-12 -12 24 24" aria-hidden="true">
          <circle class="avatar-bot-ground" r="12" />
          <path
            class="avatar-bot-gear"
            fill-rule="evenodd"
            d="M-1.6-8.5H1.6L2.2-6.2L4-5.4L6-6.7L8.1-4.3L6.6-2.4L7-1L9-0.3V2.2L6.8 2.8L6 4.6L7 6.5L4.6 8.5L2.8 7L1.6 7.4L0.8 9.5H-1.8L-2.3 7.3L-4 6.4L-6.2 7.4L-8.2 5L-6.9 3.1L-7.3 1.5L-9.3 0.6V-2L-7-2.5L-6.2-4.3L-7.3-6.2L-5-8.2L-3.1-6.9L-2-7.3ZM0-3A3.2 3.2 0 1 0 0 3.4A3.2 3.2 0 1 0 0-3Z"
          />
        </svg>
      </Show>
    </span>
  );
}
