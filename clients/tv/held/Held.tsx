// What a phone shows that came without a code: the field for it, and the way to be a screen all the same.
import { createSignal, type JSX, onCleanup, onMount } from "solid-js";
import { CodeField } from "../../shared/code/CodeField";
import { goTo, isWhole } from "../../shared/code/code";
import { say } from "../words";
import "./held.css";

export function Held(props: { onStay: () => void }): JSX.Element {
  const [code, setCode] = createSignal("");

  // The screen's letters grow with the picture; these are read in a hand.
  onMount(() => {
    document.documentElement.dataset.held = "";
    onCleanup(() => delete document.documentElement.dataset.held);
  });

  function submit(event: Event): void {
    event.preventDefault();
    goTo(code());
  }

  return (
    <main class="held" data-view="held">
      <h1>{say("tv.held.title")}</h1>
      <form onSubmit={submit}>
        <label for="held-code">{say("tv.held.code")}</label>
        <CodeField id="held-code" code={code()} change={setCode} />
        <button type="submit" class="held-play" disabled={!isWhole(code())}>
          {say("tv.held.play")}
        </button>
      </form>
      <button type="button" class="button held-stay" onClick={() => props.onStay()}>
        {say("tv.held.stay")}
      </button>
    </main>
  );
}
