// A button that asks once more before it does what cannot be undone.
import { createSignal, type JSX, Show } from "solid-js";
import { say } from "../words";

export function Sure(props: {
  words: string;
  question: string;
  yes: string;
  act: () => Promise<void>;
}): JSX.Element {
  const [asking, setAsking] = createSignal(false);

  async function act(): Promise<void> {
    setAsking(false);
    await props.act();
  }

  return (
    <Show
      when={asking()}
      fallback={
        <button type="button" class="soft-button" onClick={() => setAsking(true)}>
          {props.words}
        </button>
      }
    >
      <section class="sure" aria-label={props.question}>
        <p>{props.question}</p>
        <button type="button" class="soft-button" data-tone="bad" data-sure onClick={() => void act()}>
          {props.yes}
        </button>
        <button type="button" class="soft-button" onClick={() => setAsking(false)}>
          {say("no")}
        </button>
      </section>
    </Show>
  );
}
