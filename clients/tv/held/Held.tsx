// What a phone shows that came without a code: the field for it, and the way to be a screen all the same.
import { createSignal, type JSX, onCleanup, onMount } from "solid-js";
import { say } from "../words";
import "./held.css";

/** A home's code has four letters, one among strangers six. */
const SHORTEST = 4;
const LONGEST = 6;

export function Held(props: { onStay: () => void }): JSX.Element {
  const [code, setCode] = createSignal("");

  // The screen's letters grow with the picture; these are read in a hand.
  onMount(() => {
    document.documentElement.dataset.held = "";
    onCleanup(() => delete document.documentElement.dataset.held);
  });

  function submit(event: Event): void {
    event.preventDefault();
    if (code().length >= SHORTEST) window.location.assign(`/${code()}`);
  }

  return (
    <main class="held" data-view="held">
      <h1>{say("tv.held.title")}</h1>
      <form onSubmit={submit}>
        <label for="held-code">{say("tv.held.code")}</label>
        <input
          id="held-code"
          value={code()}
          onInput={(event) => {
            const letters = event.currentTarget.value.toUpperCase().replace(/[^A-Z]/g, "");
            event.currentTarget.value = letters;
            setCode(letters);
          }}
          maxLength={LONGEST}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          enterkeyhint="go"
        />
        <button type="submit" class="held-play" disabled={code().length < SHORTEST}>
          {say("tv.held.play")}
        </button>
      </form>
      <button type="button" class="button held-stay" onClick={() => props.onStay()}>
        {say("tv.held.stay")}
      </button>
    </main>
  );
}
