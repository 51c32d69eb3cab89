// What the rules show: `die 3` a die, `flap 7` an open flap, `down 7` one that is folded.
import { type JSX, Match, Switch } from "solid-js";
import { Die } from "../../../shared/shut_the_box/Die";
import { Flap } from "../../../shared/shut_the_box/Flap";
import { say } from "./words";
import "./picture.css";

export function Picture(props: { card: string }): JSX.Element {
  const kind = () => props.card.split(" ")[0];
  const value = () => Number(props.card.split(" ")[1]);
  return (
    <Switch>
      <Match when={kind() === "die"}>
        <span class="shut-picture" role="img" aria-label={say("picture.die", { value: value() })}>
          <Die value={value()} />
        </span>
      </Match>
      <Match when={true}>
        <span
          class="shut-picture"
          role="img"
          aria-label={say(kind() === "flap" ? "flap.open" : "flap.shut", { flap: value() })}
        >
          <Flap number={value()} up={kind() === "flap"} />
        </span>
      </Match>
    </Switch>
  );
}
