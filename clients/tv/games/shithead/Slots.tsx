// What a seat has on the table: three places, an open card on a face-down one as long as they are there.
import { createMemo, For, type JSX, Show } from "solid-js";
import { Card } from "../../../shared/card/Card";
import { CardBack } from "../../../shared/card/CardBack";
import { backName } from "../../../shared/card/names";
import { inTurn } from "../../../shared/frame";
import { nameOf, seen } from "../../../shared/shithead/table";
import type { TableProps } from "../../game";
import { say } from "./words";
import "./slots.css";

/** `atOnce`: what lies there is shown with the view that it came with, and not a few cards with each frame. */
export function Slots(props: TableProps & { seat: number; atOnce: boolean }): JSX.Element {
  const open = (at: number) => seen(props.table).up[props.seat]?.[at] ?? null;
  const blind = (at: number) => seen(props.table).down[props.seat]?.[at] === true;
  const playing = createMemo(() => seen(props.table).sources[props.seat] ?? "none");
  return (
    <ul
      class="sh-slots"
      data-slots={props.seat}
      data-source={playing()}
      aria-label={say("slots", { name: nameOf(props.table, props.seat) })}
    >
      <For each={[0, 1, 2]}>
        {(at) => (
          <li class="sh-slot" data-slot={at + 1}>
            <Show when={blind(at)}>
              <InTurn atOnce={props.atOnce}>
                <CardBack label={backName()} />
              </InTurn>
            </Show>
            <Show when={open(at)} keyed>
              {(card) => (
                <InTurn atOnce={props.atOnce}>
                  <span class="sh-slot-open">
                    <Card card={card} />
                  </span>
                </InTurn>
              )}
            </Show>
            <Show when={!blind(at) && open(at) === null}>
              <span class="spoken">{say("slot.empty")}</span>
            </Show>
          </li>
        )}
      </For>
    </ul>
  );
}

function InTurn(props: { atOnce: boolean; children: JSX.Element }): JSX.Element {
  const here = inTurn(props.atOnce);
  return <Show when={here()}>{props.children}</Show>;
}
