// The middle of the table, small: the pile's top, what may be played on it, and what happened last.
import { For, type JSX, Show } from "solid-js";
import type { Observation } from "../../../shared/games/lucky_shutdown";
import { Card } from "../../../shared/lucky_shutdown/Card";
import type { Colour } from "../../../shared/lucky_shutdown/cards";
import { ColourMark } from "../../../shared/lucky_shutdown/ColourMark";
import { chance, demandMore, demandPower, demandTitle } from "../../../shared/lucky_shutdown/demand";
import { Emblem } from "../../../shared/lucky_shutdown/Emblem";
import { kindName } from "../../../shared/lucky_shutdown/names";
import { say } from "./words";
import "./felt.css";

/** So many of the last cards are drawn. */
const SHOWN = 3;

export function Felt(props: { now: Observation; news: string }): JSX.Element {
  const keys = () => props.now.pile.map((card, at) => `${at} ${card}`).slice(-SHOWN);
  const open = () => chance(props.now);
  return (
    <section class="lucky-felt" data-ground="table" aria-label={say("felt")}>
      <div class="lucky-pile" role="img" aria-label={pileName(props.now)}>
        <Show when={props.now.pile.length > 0} fallback={<span class="lucky-pile-empty" />}>
          <For each={keys()}>
            {(key) => (
              <span class="lucky-pile-card">
                <Card card={key.split(" ")[1] ?? ""} quiet />
              </span>
            )}
          </For>
          <span class="lucky-pile-count" aria-hidden="true">
            {props.now.pile.length}
          </span>
        </Show>
      </div>
      <div class="lucky-demand" data-demand={props.now.demand.kind} aria-live="polite">
        <p class="lucky-demand-title">
          <Show when={demandPower(props.now.demand)} keyed>
            {(power) => (
              <Show when={power !== "colour"} fallback={<Coloured colour={props.now.demand.colour} />}>
                <Emblem power={power} />
              </Show>
            )}
          </Show>{" "}
          {demandTitle(props.now.demand)}
        </p>
        <p class="lucky-demand-more">
          <Show when={open()} fallback={demandMore(props.now.demand)} keyed>
            {(it) => (
              <>
                {demandMore(props.now.demand)}
                <br />
                <b>{say("felt.chance", { count: it.missing, kind: kindName(it.card) })}</b>
              </>
            )}
          </Show>
        </p>
        <p class="lucky-news">{props.news}</p>
      </div>
    </section>
  );
}

function Coloured(props: { colour: string | null }): JSX.Element {
  return (
    <span class="lucky-demand-colour">
      <ColourMark colour={(props.colour ?? "x") as Colour} />
    </span>
  );
}

function pileName(now: Observation): string {
  const top = now.pile[now.pile.length - 1];
  return top === undefined ? say("pile.empty") : say("pile", { count: now.pile.length, card: kindName(top) });
}
