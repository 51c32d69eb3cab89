// The field for one's name, which says when it is full before a letter is swallowed.
import { type JSX, Show } from "solid-js";
import { say } from "./words";
import "./join.css";

/** As many letters as the house keeps of a name. */
const LONGEST = 16;
/** From so few on, it is said how many letters are left. */
const FEW = 4;

export function NameField(props: {
  id: string;
  name: string;
  change: (name: string) => void;
  /** What stands there while nothing has been typed. */
  placeholder?: string;
  enterkeyhint: "done" | "go";
  /** What it is called by who listens, where no label stands beside it. */
  label?: string;
}): JSX.Element {
  const left = () => LONGEST - props.name.length;
  return (
    <>
      <input
        id={props.id}
        class="join-name"
        aria-label={props.label}
        aria-describedby={`${props.id}-left`}
        value={props.name}
        onInput={(event) => props.change(event.currentTarget.value)}
        placeholder={props.placeholder}
        maxLength={LONGEST}
        autocomplete="nickname"
        autocapitalize="words"
        spellcheck={false}
        enterkeyhint={props.enterkeyhint}
      />
      <p id={`${props.id}-left`} class="join-left" aria-live="polite">
        <Show when={left() <= FEW}>
          {left() > 0 ? say("join.letters", { count: left() }) : say("join.full")}
        </Show>
      </p>
    </>
  );
}
