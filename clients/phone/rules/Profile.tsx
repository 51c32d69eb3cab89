// A game in a line, for those who choose one: how many, from what age, how long, what kind.
import { For, type JSX, Show } from "solid-js";
import { known } from "../games/games";
import "./profile.css";

const FACTS = ["seats", "age", "time", "kind"] as const;

/** As much of it as the game's words say. */
export function Profile(props: { game: string }): JSX.Element {
  const facts = () =>
    FACTS.map((fact) => known(props.game)?.words(`profile.${fact}`)).filter((words) => words !== undefined);
  return (
    <Show when={facts().length > 0}>
      <span class="profile">
        <For each={facts()}>{(words) => <span>{words}</span>}</For>
      </span>
    </Show>
  );
}
