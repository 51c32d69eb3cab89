// Fahrstuhl while it is played: the others, the felt, what is asked of me, my cards.
import { createEffect, createSignal, type JSX, on, Show } from "solid-js";
import { useHouse } from "../../house";
import { tellDrawn } from "../../hand/drawn";
import { Hand } from "../../hand/Hand";
import { Learner } from "../../learner/Learner";
import { Seats } from "../../table/Seats";
import { isMyTurn } from "../../table/turn";
import type { TableProps } from "../game";
import { advice, type Moment } from "./advice";
import { ActionBar } from "./ActionBar";
import { Bids } from "./Bids";
import { Felt } from "./Felt";
import { chosen as optionsOf, seen } from "./seen";
import { Tally } from "./Tally";
import { find, say } from "./words";
import "../../table/sides.css";
import "./table.css";

export function Table(props: TableProps): JSX.Element {
  const house = useHouse();
  const [chosen, choose] = createSignal<number | null>(null);
  const [picked, pick] = createSignal<number | null>(null);
  const now = () => seen(props.table);
  const mine = () => isMyTurn(props.me, props.table);
  const bidding = () => mine() && now().phase === "bid";
  const legal = (card: string) => props.me?.legal.includes(`play ${card}`) ?? false;
  const card = () => {
    const index = chosen();
    return index === null ? null : (now().hand[index] ?? null);
  };
  tellDrawn(card);

  const moment = (seat: number): Moment => ({
    seen: now(),
    options: optionsOf(props.table.options),
    seat,
    mine: mine(),
    picked: picked(),
    card: card(),
  });
  const words = () => (props.me === null || props.me.seat === null ? null : advice(moment(props.me.seat)));

  function play(card: string): void {
    if (legal(card)) void house.act(`play ${card}`);
    else house.notices.show(find(`reason.${now().blocked[card]}`) ?? say("reason.wrong_phase"), "bad");
  }

  // Another time I am asked, nothing is pointed at.
  createEffect(on(bidding, () => pick(null), { defer: true }));

  // With one card to choose from, it is chosen.
  createEffect(
    on(
      () => (mine() && now().phase === "play" && props.me?.legal.length === 1 ? props.me.legal[0] : null),
      (only) => {
        if (only) choose(now().hand.indexOf(only.slice("play ".length)));
      },
    ),
  );

  return (
    <div class="sides fahrstuhl" data-phase={now().phase} data-seated={String(props.me?.seat !== null)}>
      <div class="sides-others">
        <Seats
          table={props.table}
          me={props.me}
          below={(seat) => <Tally seen={now()} seat={seat.seat} />}
          mark={(seat) => (
            <Show when={seat.seat === now().dealer}>
              <span class="dealer" role="img" aria-label={say("dealer")}>
                {say("dealer.letter")}
              </span>
            </Show>
          )}
        />
        <Show when={now().divided !== null}>
          <Sharing divided={now().divided === true} />
        </Show>
        <Felt table={props.table} me={props.me}>
          {bidding() && props.me ? (
            <Bids table={props.table} seen={now()} me={props.me} picked={picked()} pick={pick} />
          ) : undefined}
        </Felt>
      </div>
      <div class="sides-mine">
        <Show when={words()}>{(sentences) => <Learner words={sentences()} />}</Show>
        <Show when={!bidding()}>
          <ActionBar
            table={props.table}
            me={props.me}
            card={card()}
            busy={house.acting() !== null}
            play={play}
          />
        </Show>
        <Show when={props.me !== null && props.me.seat !== null}>
          <Hand
            cards={now().hand}
            legal={legal}
            active={mine() && now().phase === "play"}
            chosen={chosen()}
            choose={choose}
            play={play}
            leaving={house.acting()?.replace("play ", "") ?? null}
          />
        </Show>
      </div>
    </div>
  );
}

function Sharing(props: { divided: boolean }): JSX.Element {
  return (
    <p class="sharing" data-divided={String(props.divided)} aria-live="polite">
      <strong>{say(props.divided ? "divided" : "undivided")}</strong>{" "}
      {say(props.divided ? "divided.means" : "undivided.means")}
    </p>
  );
}
