// Laying out: tap three of six cards into the slots, take back what was a mistake, then confirm.
import { createSignal, type JSX, Show } from "solid-js";
import type { Observation } from "../../../shared/games/lucky_shutdown";
import type { Me, TableView } from "../../../shared/wire";
import { useHouse } from "../../house";
import { Learner } from "../../learner/Learner";
import { advice } from "./advice";
import { Hand } from "./Hand";
import { Slots } from "./Slots";
import { say } from "./words";

export function Lay(props: { table: TableView; now: Observation; me: Me }): JSX.Element {
  const house = useHouse();
  /** Places in the hand, in the order of the slots; null: that slot is free. */
  const [picked, pick] = createSignal<(number | null)[]>([null, null, null]);
  const seat = () => props.me.seat ?? 0;
  const laid = () => props.now.laid[seat()] === true;
  const open = () =>
    laid()
      ? (props.now.up[seat()] ?? [])
      : picked().map((at) => (at === null ? null : (props.now.hand[at] ?? null)));
  const count = () => picked().filter((at) => at !== null).length;
  const action = () => props.me.legal.find((each) => each === `lay ${open().join(" ")}`);

  /** Into the first free slot, or back again. */
  function tap(at: number): void {
    if (laid() || props.me.legal.length === 0) return;
    const slot = picked().indexOf(at);
    const free = picked().indexOf(null);
    if (slot >= 0) put(slot, null);
    else if (free >= 0) put(free, at);
    else house.notices.show(say("lay.full"));
  }

  function put(slot: number, at: number | null): void {
    pick((before) => before.map((other, each) => (each === slot ? at : other)));
  }

  return (
    <>
      <Learner words={advice(props.now, props.me, { play: null, laying: count() })} />
      <div class="bar asked lucky-lay">
        <Show when={!laid()} fallback={<p class="bar-lay">{say("lay.done")}</p>}>
          <Show when={action()} fallback={<p class="bar-lay">{say("lay.left", { count: 3 - count() })}</p>}>
            {(lay) => (
              <button
                type="button"
                class="big-button"
                data-lay
                disabled={house.acting() !== null}
                onClick={() => void house.act(lay())}
              >
                {say("lay.confirm")}
              </button>
            )}
          </Show>
        </Show>
      </div>
      <div class="lucky-own lucky-laying">
        <Slots
          open={open()}
          down={props.now.down[seat()] ?? []}
          active={false}
          fits={() => false}
          chosen={(slot) => !laid() && picked()[slot] !== null}
          tap={(slot) => !laid() && put(slot, null)}
        />
      </div>
      <Hand
        cards={props.now.hand}
        active={false}
        fits={() => !laid()}
        chosen={(at) => !laid() && picked().includes(at)}
        tap={tap}
      />
    </>
  );
}
