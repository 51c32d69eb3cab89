// Where no evening is shown yet: one button opens a table, a code leads to one that is open.
import { createEffect, createSignal, type JSX, Show } from "solid-js";
import { CodeField } from "../../shared/code/CodeField";
import { LONGEST } from "../../shared/code/code";
import { following, language, languageName, speak } from "../../shared/language";
import type { Hall as HallView } from "../../shared/wire";
import type { TvLine } from "../App";
import { say } from "../words";
import { showEvening } from "./evening";
import "./hall.css";

export function Hall(props: { line: TvLine; hall: HallView }): JSX.Element {
  const [trouble, setTrouble] = createSignal<string | null>(null);
  const [code, setCode] = createSignal("");

  createEffect(() => {
    if (!props.hall.unknown) return;
    // Else each new connection would be one more wrong guess.
    showEvening(null);
    setTrouble("unknown");
  });

  async function open(): Promise<void> {
    const answer = await props.line.ask("open", {});
    if (answer.type === "opened") showEvening(answer.code);
    else setTrouble(answer.type === "refused" ? answer.reason : "lost");
  }

  function follow(event: Event): void {
    event.preventDefault();
    if (!isAmongStrangers(code())) return;
    showEvening(code());
    props.line.redial();
  }

  return (
    <main class="hall" data-view="hall">
      <h1>Couchtisch</h1>
      <p class="hall-welcome">{say("tv.hall.welcome")}</p>
      <button type="button" class="hall-open" onClick={() => void open()}>
        {say("tv.hall.open")}
      </button>
      <p class="hall-trouble" role="status">
        {words(trouble())}
      </p>
      <form class="hall-code" onSubmit={follow}>
        <label for="hall-code">{say("tv.hall.code")}</label>
        <CodeField id="hall-code" code={code()} change={setCode} />
        <Show when={isAmongStrangers(code())}>
          <button type="submit" class="button">
            {say("tv.hall.follow")}
          </button>
        </Show>
      </form>
      <button type="button" class="button hall-language" onClick={() => speak(following(language()))}>
        {languageName(following(language()))}
      </button>
    </main>
  );
}

/** Codes of a house with many evenings are the long ones. */
function isAmongStrangers(code: string): boolean {
  return code.length === LONGEST;
}

function words(trouble: string | null): string {
  switch (trouble) {
    case null:
      return "";
    case "unknown":
      return say("tv.hall.unknown");
    case "house_full":
      return say("tv.hall.full");
    case "too_often":
      return say("tv.hall.too_often");
    default:
      return say("tv.hall.failed");
  }
}
