// The field for an evening's code, wherever a page came without the right one.
import type { JSX } from "solid-js";
import { letters, LONGEST } from "./code";

export function CodeField(props: {
  id: string;
  class?: string;
  code: string;
  change: (code: string) => void;
}): JSX.Element {
  return (
    <input
      id={props.id}
      class={props.class}
      value={props.code}
      onInput={({ currentTarget }) => {
        currentTarget.value = letters(currentTarget.value);
        props.change(currentTarget.value);
      }}
      maxLength={LONGEST}
      autocomplete="off"
      autocapitalize="characters"
      spellcheck={false}
      enterkeyhint="go"
    />
  );
}
