// Shut the Box while it is played: the others, the box, and below it what is asked of me.
import { createEffect, createMemo, createSignal, type JSX, on } from "solid-js";
import { seen } from "../../../shared/shut_the_box/table";
import { createTurn } from "../../../shared/shut_the_box/turn";
import { useHouse } from "../../house";
import { Seats } from "../../table/Seats";
import { isMyTurn } from "../../table/turn";
import type { TableProps } from "../game";
import { Bar } from "./Bar";
import { Box } from "./Box";
import { going, tapped, waysOf } from "./picking";
import { Tally } from "./Tally";
import { find, say } from "./words";
import "../../table/sides.css";
import "./table.css";

export function Table(props: TableProps): JSX.Element {
  const house = useHouse();
  const [picked, pick] = createSignal<number[]>([]);
  const now = () => seen(props.table);
  const turn = createTurn(() => props.table, house.line.onEvents, house.line.status);
  const ways = createMemo(() => waysOf(props.me?.legal ?? []));
  const legal = createMemo(() => going(ways(), []));
  const choosing = () => isMyTurn(props.me, props.table) && ways().length > 0;

  // Another throw, another choice; with one way to choose from, it is chosen.
  createEffect(
    on(
      () => props.me?.legal.join("\n"),
      () => pick(ways().length === 1 ? (ways()[0]?.flaps ?? []) : []),
    ),
  );

  function tap(flap: number): void {
    const next = choosing() ? tapped(ways(), picked(), flap) : null;
    if (next !== null) pick(next);
    else house.notices.show(find(`reason.${now().blocked[flap]}`) ?? say("reason.wrong_phase"), "bad");
  }

  return (
    <div
      class="sides shut-table"
      classList={{ "shut-turn": choosing() }}
      data-phase={now().phase}
      data-seated={String(props.me?.seat != null)}
    >
      <div class="sides-others shut-others">
        <Seats table={props.table} me={props.me} below={(seat) => <Tally seen={now()} seat={seat.seat} />} />
        <Box table={props.table} me={props.me} turn={turn()} picked={picked()} legal={legal()} tap={tap} />
      </div>
      <div class="sides-mine shut-mine">
        <Bar
          table={props.table}
          me={props.me}
          turn={turn()}
          ways={ways()}
          picked={picked()}
          busy={house.acting() !== null}
          pick={pick}
          act={(action) => void house.act(action)}
        />
      </div>
    </div>
  );
}
