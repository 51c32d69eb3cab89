// The dice in my hand: a tap throws them, and so does a flick upward. What they show, the house decides.
import { createSignal, For, type JSX } from "solid-js";
import { Die } from "../../../shared/shut_the_box/Die";
import { isFlick } from "./flick";
import { say } from "./words";
import "./throw.css";

export interface ThrowProps {
  /** How many dice. */
  count: number;
  /** Whether the throw is on its way. */
  busy: boolean;
  roll: () => void;
}

/** So far the dice follow the finger, in pixels. */
const FOLLOW = 60;

export function Throw(props: ThrowProps): JSX.Element {
  const [from, setFrom] = createSignal<{ y: number; at: number } | null>(null);
  const [up, setUp] = createSignal(0);

  function letGo(event: PointerEvent): void {
    const start = from();
    setFrom(null);
    setUp(0);
    if (start !== null && isFlick(start.y - event.clientY, event.timeStamp - start.at)) props.roll();
  }

  return (
    <button
      type="button"
      class="shut-throw"
      data-roll
      data-busy={String(props.busy)}
      disabled={props.busy}
      onClick={() => props.roll()}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setFrom({ y: event.clientY, at: event.timeStamp });
      }}
      onPointerMove={(event) =>
        setUp(Math.max(-8, Math.min(FOLLOW, (from()?.y ?? event.clientY) - event.clientY)))
      }
      onPointerUp={letGo}
      onPointerCancel={() => {
        setFrom(null);
        setUp(0);
      }}
    >
      <span
        class="shut-throw-dice"
        data-held={String(from() !== null)}
        style={{ transform: `translateY(${-up()}px)` }}
        aria-hidden="true"
      >
        <For each={Array.from({ length: props.count })}>
          {(_, at) => (
            <span class="shut-throw-die" data-at={at()}>
              <Die />
            </span>
          )}
        </For>
      </span>
      <span class="shut-throw-words">
        <strong>{say("throw.now")}</strong>
        <span>{say("throw.how")}</span>
      </span>
    </button>
  );
}
