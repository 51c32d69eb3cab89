// Beside the pile, what goes on it now: a sign for eyes, since the words stand above the table.
import { type JSX, Match, Show, Switch } from "solid-js";
import type { Demand } from "../../../shared/games/lucky_shutdown";
import type { Colour } from "../../../shared/lucky_shutdown/cards";
import { ColourMark } from "../../../shared/lucky_shutdown/ColourMark";
import { Emblem } from "../../../shared/lucky_shutdown/Emblem";
import { say } from "./words";
import "./sign.css";

export function Sign(props: { demand: Demand }): JSX.Element {
  return (
    <div class="felt-sign" data-demand={props.demand.kind} aria-hidden="true">
      <Switch fallback={<span class="sign-word">{say("sign.any")}</span>}>
        <Match when={props.demand.kind === "colour"}>
          <span class="sign-colour">
            <ColourMark colour={props.demand.colour as Colour} />
          </span>
        </Match>
        <Match when={props.demand.kind === "skip"}>
          <Emblem power="skip" />
        </Match>
        <Match when={props.demand.kind === "below"}>
          <span class="sign-value">&lt;{props.demand.value}</span>
        </Match>
        <Match when={props.demand.value !== null}>
          <span class="sign-value">{props.demand.value}+</span>
        </Match>
      </Switch>
      <Show when={props.demand.kind === "lock"}>
        <Emblem power="lock" />
      </Show>
    </div>
  );
}
