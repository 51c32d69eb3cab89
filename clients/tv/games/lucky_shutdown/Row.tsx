// The cards before a seat: face-down ones, open ones upon them; a medal once all are gone.
import { createMemo, For, type JSX, Show } from "solid-js";
import { CardBack } from "../../../shared/card/CardBack";
import { inTurn } from "../../../shared/frame";
import { Card } from "../../../shared/lucky_shutdown/Card";
import { seen } from "../../../shared/lucky_shutdown/seen";
import { flyIn } from "../../../shared/motion";
import type { TableProps } from "../../game";
import { faceOf } from "../../table/faces";
import { middleOf } from "./places";
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
                <Coming from={() => middleOf("[data-stock]")} fly={settled} delay={slot * 90}>
                  <CardBack />
                </Coming>
              </Show>
              <Show when={now().up[props.seat]?.[slot]} keyed>
                {(card) => (
                  <div class="row-open">
                    <Coming from={() => faceOf(props.seat)} fly={settled} delay={slot * 90}>
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

interface ComingProps {
  from: () => DOMRect;
  fly: boolean;
  /** In milliseconds. */
  delay: number;
  children: JSX.Element;
}

function Coming(props: ComingProps): JSX.Element {
  const { from, fly, delay } = props;
  // A deal brings three for each seat with one view.
  const here = inTurn(!fly);
  return (
    <Show when={here()}>
      <div ref={(slot) => fly && flyIn(slot, from, { delay })}>{props.children}</div>
    </Show>
  );
}

function Medal(props: { place: number }): JSX.Element {
  return (
    <div class="medal" data-place={props.place}>
      <b>{props.place}</b>
      <span>{say("medal")}</span>
    </div>
  );
}
