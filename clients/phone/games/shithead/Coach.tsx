// A line for learners that leads through the turn; it can be hidden, and this browser remembers that.
import { createSignal, type JSX, Show } from "solid-js";
import { keep, kept } from "../../../shared/storage";
import { Icon } from "../../icon/Icon";
import { say } from "./words";
import "./coach.css";

const KEPT = "shithead.coach";
const [shown, setShown] = createSignal(kept(KEPT) !== "off");

export function Coach(props: { advice: string }): JSX.Element {
  function toggle(): void {
    keep(KEPT, shown() ? "off" : "on");
    setShown(!shown());
  }
  return (
    <aside class="sh-coach" aria-label={say("coach")} data-shown={String(shown())}>
      <Show when={shown()}>
        <p aria-live="polite">{props.advice}</p>
      </Show>
      <button
        type="button"
        class="sh-coach-switch"
        data-coach={shown() ? "off" : "on"}
        aria-label={say(shown() ? "coach.off" : "coach.on")}
        onClick={toggle}
      >
        <Show when={shown()} fallback="?">
          <Icon name="close" />
        </Show>
      </button>
    </aside>
  );
}
