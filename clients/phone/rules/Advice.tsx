// What helps to play well, and what many get wrong.
import { For, type JSX, Show } from "solid-js";
import { say } from "../between/words";
import type { CommonError } from "./book";

export function Advice(props: { tips: readonly string[]; errors: readonly CommonError[] }): JSX.Element {
  return (
    <>
      <Show when={props.tips.length > 0}>
        <section class="rules-part">
          <h3>{say("rules.tips")}</h3>
          <ul>
            <For each={props.tips}>{(tip) => <li>{tip}</li>}</For>
          </ul>
        </section>
      </Show>
      <Show when={props.errors.length > 0}>
        <section class="rules-part">
          <h3>{say("rules.errors")}</h3>
          <dl class="rules-errors">
            <For each={props.errors}>
              {(error) => (
                <div>
                  <dt>{error.wrong}</dt>
                  <dd>{error.right}</dd>
                </div>
              )}
            </For>
          </dl>
        </section>
      </Show>
    </>
  );
}
