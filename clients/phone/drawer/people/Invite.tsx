// Gives somebody a bot's seat: now, from the next round or the next game on, and which one.
import { createSignal, For, type JSX, Show } from "solid-js";
import type { Invite as Order, MemberView, TableView } from "../../../shared/wire";
import { known } from "../../games/games";
import { useHouse } from "../../house";
import { say } from "../words";

export function Invite(props: { person: MemberView; table: TableView }): JSX.Element {
  const house = useHouse();
  const [picked, pick] = createSignal<number | null>(null);
  const bots = () => props.table.seats.filter((seat) => seat.member === null);
  /** A person may have sat down there meanwhile. */
  const seat = () => bots().find((bot) => bot.seat === picked())?.seat ?? null;
  const nameOf = (each: number | null) => bots().find((bot) => bot.seat === each)?.name ?? say("invite.any");
  const whens = (): Order["when"][] => {
    if (bots().length === 0) return ["game"];
    const last = known(props.table.game)?.isLastRound?.(props.table) ?? true;
    return last ? ["now", "game"] : ["now", "round", "game"];
  };
  return (
    <div class="invite">
      <Show when={bots().length > 1}>
        <details class="fold" data-fold="seat">
          <summary>{say("invite.seat", { name: nameOf(seat()) })}</summary>
          <div class="chips" data-field="seat">
            <For each={[null, ...bots().map((bot) => bot.seat)]}>
              {(each) => (
                <button
                  type="button"
                  class="chip"
                  data-value={each === null ? "any" : each}
                  aria-pressed={each === seat()}
                  onClick={() => pick(each)}
                >
                  {nameOf(each)}
                </button>
              )}
            </For>
          </div>
        </details>
      </Show>
      <p class="field-hint">{bots().length > 0 ? say("invite.hint") : say("invite.none")}</p>
      <div class="concern-ways">
        <For each={whens()}>
          {(when) => (
            <button
              type="button"
              class="soft-button"
              data-tone={when === whens()[0] ? "good" : undefined}
              data-invite={when}
              onClick={() =>
                void house.order({
                  type: "invite",
                  member: props.person.id,
                  when,
                  seat: when === "game" ? null : seat(),
                })
              }
            >
              {say(`invite.${when}`)}
            </button>
          )}
        </For>
      </div>
    </div>
  );
}
