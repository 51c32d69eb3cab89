// A button that asks once more before it does what cannot be undone.
import { createSignal, type JSX, Show } from "solid-js";
import { say } from "../words";
import "./sure.css";

export function Sure(props: {
  words: string;
  question: string;
  yes: string;
  act: () => Promise<void>;
  /** Another way to say yes. */
  other?: { words: string; act: () => Promise<void> } | undefined;
}): JSX.Element {
  const [asking, setAsking] = createSignal(false);
  let first: HTMLButtonElement | undefined;
  let no: HTMLButtonElement | undefined;

  /** What was pressed goes with its question, so the focus moves on: to the harmless answer, and back. */
  function ask(on: boolean): void {
    setAsking(on);
    (on ? no : first)?.focus();
  }

  async function take(act: () => Promise<void>): Promise<void> {
    ask(false);
    await act();
  }

  return (
    <Show
      when={asking()}
      fallback={
        <button ref={first} type="button" class="soft-button" onClick={() => ask(true)}>
          {props.words}
        </button>
      }
    >
      <section class="sure" aria-label={props.question}>
        <p>{props.question}</p>
        <button
          type="button"
          class="soft-button"
          data-tone="bad"
          data-sure
          onClick={() => void take(props.act)}
        >
          {props.yes}
        </button>
        <Show when={props.other}>
          {(other) => (
            <button
              type="button"
              class="soft-button"
              data-tone="bad"
              data-sure-other
              onClick={() => void take(other().act)}
            >
              {other().words}
            </button>
          )}
        </Show>
        <button ref={no} type="button" class="soft-button" onClick={() => ask(false)}>
          {say("no")}
        </button>
      </section>
    </Show>
  );
}
