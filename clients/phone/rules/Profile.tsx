// A game in a line, for those who choose one: how many, from what age, how long, what kind.
import { type JSX, Show } from "solid-js";
import { Facts } from "../../shared/facts/Facts";
import { known } from "../games/games";
import "./profile.css";

const FACTS = ["seats", "age", "time", "kind"] as const;

/** As much of it as the game's words say. `time`: how long it will take as it is set up, if that is known. */
export function Profile(props: { game: string; time?: string | undefined }): JSX.Element {
  const facts = () =>
    FACTS.map(
      (fact) => (fact === "time" && props.time) || known(props.game)?.words(`profile.${fact}`),
    ).filter((words) => words !== undefined);
  return (
    <Show when={facts().length > 0}>
      <span class="profile">
        <Facts of={facts()} />
      </span>
    </Show>
  );
}
