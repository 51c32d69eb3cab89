// What will be played, with whom and how fast.
import type { JSX } from "solid-js";
import type { SetUpView } from "../../shared/wire";
import type { TvGame } from "../game";
import { say } from "../words";
import "./programme.css";

export function Programme(props: { next: SetUpView; game: TvGame }): JSX.Element {
  return (
    <section class="programme">
      <p class="programme-what">{say("tv.programme.title")}</p>
      <div class="programme-row">
        <div>
          <h2>{props.game.title()}</h2>
          <p>{props.game.programme(props.next.options)}</p>
          <p>
            {bots(props.next)} · {pace(props.next.seconds)}
          </p>
        </div>
        <div class="programme-sketch">
          <props.game.Sketch options={props.next.options} />
        </div>
      </div>
    </section>
  );
}

function bots(next: SetUpView): string {
  return next.bots === 0 ? say("tv.programme.no_bots") : say("tv.programme.bots", { count: next.bots });
}

function pace(seconds: number): string {
  return seconds === 0 ? say("tv.programme.no_limit") : say("tv.programme.seconds", { seconds });
}
