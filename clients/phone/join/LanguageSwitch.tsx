// The languages to choose from, for this phone alone.
import { For, type JSX } from "solid-js";
import { LANGUAGES, language, languageName, speak } from "../../shared/language";
import { say } from "./words";

export function LanguageSwitch(): JSX.Element {
  return (
    <section class="languages" aria-label={say("language.change")}>
      <For each={LANGUAGES}>
        {(each) => (
          <button
            type="button"
            class="language"
            lang={each}
            aria-pressed={language() === each}
            onClick={() => speak(each)}
          >
            {languageName(each)}
          </button>
        )}
      </For>
    </section>
  );
}
