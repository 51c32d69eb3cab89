// How many tricks will I make: a big button for each number, and what the sum makes of the round.
import { For, type JSX, Show } from "solid-js";
import type { Observation } from "../../../shared/games/fahrstuhl";
import type { Me, TableView } from "../../../shared/wire";
import { useHouse } from "../../house";
import { TurnTime } from "../../table/Seats";
import { bidding, columns, outcome, threshold } from "./outcomes";
import { say } from "./words";
import "./bids.css";

export interface BidsProps {
  table: TableView;
  seen: Observation;
  me: Me;
  /** The number that is pointed at; a second tap says it. */
  picked: number | null;
  pick: (bid: number) => void;
}

export function Bids(props: BidsProps): JSX.Element {
  const house = useHouse();
  const now = () => bidding(props.seen.bids, props.seen.cards);
  const numbers = () =>
    props.me.legal.filter((action) => action.startsWith("bid ")).map((action) => Number(action.slice(4)));

  function tap(bid: number): void {
    if (props.picked === bid) void house.act(`bid ${bid}`);
    else props.pick(bid);
  }

  return (
    <section class="bids" aria-label={say("bids.title")}>
      <div class="bids-title">
        <TurnTime table={props.table} seat={props.me.seat ?? 0} />
        <p>
          <strong>{say("bids.title")}</strong> <span>{say("bids.said", { count: now().said })}</span>
        </p>
      </div>
      <div
        class="bids-grid"
        data-many={String(numbers().length > 6)}
        style={{ "--bids-columns": String(columns(numbers().length)) }}
      >
        <For each={numbers()}>
          {(bid) => (
            <button
              type="button"
              class="bid"
              data-bid={bid}
              data-outcome={outcome(bid, now())}
              aria-pressed={props.picked === bid}
              aria-label={say("bids.name", { count: bid, outcome: say(`bids.${outcome(bid, now())}`) })}
              onClick={() => tap(bid)}
            >
              {bid}
            </button>
          )}
        </For>
      </div>
      <Show when={props.picked !== null} fallback={<Legend seen={props.seen} />}>
        <button
          type="button"
          class="big-button"
          data-confirm
          disabled={house.acting() !== null}
          onClick={() => tap(props.picked ?? 0)}
        >
          {say("bids.confirm", { count: props.picked ?? 0 })}
        </button>
      </Show>
    </section>
  );
}

function Legend(props: { seen: Observation }): JSX.Element {
  const now = () => bidding(props.seen.bids, props.seen.cards);
  const from = () => threshold(now());
  return (
    <ul class="bids-legend">
      <Show when={from() > 0}>
        <li data-outcome={now().last ? "divided" : "open"}>
          {say(now().last ? "bids.below_divided" : "bids.below_open", { bid: from() })}
        </li>
      </Show>
      <li data-outcome="undivided">{from() > 0 ? say("bids.from", { bid: from() }) : say("bids.always")}</li>
    </ul>
  );
}
