// The cards before a seat: face-down ones, open ones upon them; a medal once all are gone.
import { createMemo, For, type JSX, onMount, Show } from "solid-js";
import { CardBack } from "../../../shared/card/CardBack";
import { Card } from "../../../shared/lucky_shutdown/Card";
import { seen } from "../../../shared/lucky_shutdown/seen";
import { flyIn } from "../../../shared/motion";
import type { TableProps } from "../../game";
import { middleOf, seatFace } from "./places";
import { say } from "./words";
import "./row.css";

const SLOTS = [0, 1, 2];

export function Row(props: TableProps & { seat: number }): JSX.Element {
  const now = () => seen(props.table);
  const place = createMemo(() => now().out.indexOf(props.seat) + 1);
  // What lay there already when the page came up does not fly in again.
  let settled = false;
  setTimeout(() => {
    settled = true;
  });
  return (
    <Show when={place() === 0} fallback={<Medal place={place()} />}>
      <div class="row" data-row={props.seat}>
        <For each={SLOTS}>
          {(slot) => (
            <div class="row-slot" data-slot={slot}>
              <Show when={now().down[props.seat]?.[slot]}>
                <Coming from={() => settled && middleOf("[data-stock]")} delay={slot * 90}>
                  <CardBack />
                </Coming>
              </Show>
              <Show when={now().up[props.seat]?.[slot]} keyed>
                {(card) => (
                  <div class="row-open">
                    <Coming from={() => settled && seatFace(props.seat)} delay={slot * 90}>
                      <Card card={card} />
                    </Coming>
                  </div>
                )}
              </Show>
            </div>
          )}
        </For>
      </div>
    </Show>
  );
}

function Coming(props: { from: () => DOMRect | false; delay: number; children: JSX.Element }): JSX.Element {
  let slot: HTMLDivElement | undefined;
  onMount(() => {
    const from = props.from();
    if (slot && from) flyIn(slot, from, { delay: props.delay });
  });
  return <div ref={slot}>{props.children}</div>;
}

function Medal(props: { place: number }): JSX.Element {
  return (
    <div class="medal" data-place={props.place}>
      <b>{props.place}</b>
      <span>{say("medal")}</span>
    </div>
  );
}
