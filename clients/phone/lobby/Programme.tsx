// What will be played next, as the host has set it up.
import { type JSX, Show } from "solid-js";
import { Facts } from "../../shared/facts/Facts";
import { tidy } from "../../shared/plain/texts";
import { weighed } from "../../shared/ranking/words";
import type { Me, SetUpView } from "../../shared/wire";
import { span } from "../drawer/programme/minutes";
import { known } from "../games/games";
import { lay } from "../layer";
import { Profile } from "../rules/Profile";
import { say } from "../between/words";

export function Programme(props: { next: SetUpView; me: Me }): JSX.Element {
  const game = () => known(props.next.game);
  const seats = () => props.next.seats.length;
  const time = () =>
    props.next.minutes > 0 ? say("games.minutes", { time: span(props.next.minutes) }) : undefined;
  const facts = () => [
    say("programme.people", { count: seats() }) +
      (props.next.bots > 0 ? ` ${say("programme.bots", { count: props.next.bots })}` : ""),
    props.next.seconds === 0
      ? say("programme.no_clock")
      : say("programme.clock", { seconds: props.next.seconds }),
  ];
  return (
    <section class="programme" data-ground="table" aria-label={say("programme.title")}>
      <p class="programme-over">{weighed(say("programme.title"), props.next.weight)}</p>
      <h2>{game()?.words("name") ?? tidy(props.next.game)}</h2>
      <Profile game={props.next.game} time={time()} />
      {/* Before all that may be long: it is to be seen on every phone. */}
      <button type="button" class="soft-button" onClick={() => lay("rules")}>
        {say("programme.rules")}
      </button>
      <Show when={game()?.OptionPicture} keyed>
        {(Picture) => <Picture name="" value={null} options={props.next.options} />}
      </Show>
      <p>{game()?.programme(props.next.options)}</p>
      <p class="quiet">
        <Facts of={facts()} />
      </p>
    </section>
  );
}
