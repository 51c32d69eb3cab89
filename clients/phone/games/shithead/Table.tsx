// Shithead while it is played: the others, the felt, what is asked of me, my cards.
import { createEffect, createSignal, type JSX, on, Show } from "solid-js";
import { chosen, seen } from "../../../shared/shithead/table";
import { useHouse } from "../../house";
import { Cards } from "../../hand/Cards";
import { tellDrawn } from "../../hand/drawn";
import { Learner } from "../../learner/Learner";
import { Seats } from "../../table/Seats";
import type { TableProps } from "../game";
import { ActionBar, why } from "./ActionBar";
import { actionOf, type Choice, cardsOf, fits, NOTHING, stacked, tapped } from "./choice";
import { advice, type Moment } from "./advice";
import { Felt } from "./Felt";
import { HouseRules } from "./HouseRules";
import { Slots } from "./Slots";
import { isStacked, layout } from "./stacks";
import { Tally } from "./Tally";
import { say } from "./words";
import "../../table/sides.css";
import "./table.css";

export function Table(props: TableProps): JSX.Element {
  const house = useHouse();
  const [choice, choose] = createSignal<Choice>(NOTHING);
  const now = () => seen(props.table);
  const seat = () => props.me?.seat ?? null;
  const own = () => seat() ?? 0;
  const legal = () => (props.table.paused === null ? (props.me?.legal ?? []) : []);
  const source = () => (seat() === null ? null : (now().sources[own()] ?? null));
  const swapping = () => now().phase === "swap" && legal().length > 0;
  const playing = () => now().phase === "play" && legal().length > 0;
  const fromTable = () => now().phase === "play" && (source() === "up" || source() === "down");

  // What was pointed at is gone once my cards are others; a new top card alone changes no choice.
  createEffect(
    on(
      () => `${now().phase} ${now().hand.join(" ")} ${source()} ${now().up[own()]} ${now().down[own()]}`,
      () => choose(NOTHING),
      { defer: true },
    ),
  );

  const moment = (): Moment => ({
    seen: now(),
    options: chosen(props.table.options),
    seat: own(),
    legal: legal(),
    choice: choice(),
  });
  tellDrawn(() => cardsOf(choice(), now(), own())[0] ?? null);

  function act(action: string): void {
    if (action !== "" && legal().includes(action)) void house.act(action);
  }

  function push(): void {
    const action = actionOf(choice(), now(), own(), legal());
    const [card] = cardsOf(choice(), now(), own());
    if (action !== null) act(action);
    else if (card !== undefined && !swapping())
      house.notices.show(why(card, props) ?? say("bar.dealing"), "bad");
  }

  function tapCard(at: number): void {
    if (isStacked(now().hand)) choose(stacked(choice(), at, now(), own()));
    else choose(tapped(choice(), "hand", at, now(), own()));
  }

  /** That card alone, unless it is among the chosen. */
  function only(at: number): void {
    if (!choice().hand.includes(at)) choose(tapped({ ...choice(), hand: [] }, "hand", at, now(), own()));
  }

  function tapSlot(at: number): void {
    const card = now().up[own()]?.[at];
    if (swapping() || fromTable()) choose(tapped(choice(), "slots", at, now(), own()));
    else if (card && now().phase === "play") house.notices.show(why(card, props) ?? say("reason.hand_first"));
  }

  function slotFits(at: number): boolean | undefined {
    if (!playing() || !fromTable()) return undefined;
    if (source() === "down") return legal().includes(`flip ${at + 1}`);
    const card = now().up[own()]?.[at];
    return card ? fits(card, legal()) : undefined;
  }

  const slots = (large: boolean): JSX.Element => (
    <Slots seen={now()} seat={own()} chosen={choice().slots} legal={slotFits} tap={tapSlot} large={large} />
  );

  return (
    <div
      class="sides shithead"
      data-phase={now().phase}
      data-source={source() ?? "none"}
      data-seated={String(seat() !== null)}
      data-turn={props.me?.turn}
    >
      <div class="sides-others">
        <Seats
          table={props.table}
          me={props.me}
          below={(each) => <Tally seen={now()} seat={each.seat} />}
          mark={(each) => (
            <Show when={each.seat === now().dealer}>
              <span class="sh-dealer" role="img" aria-label={say("dealer")}>
                {say("dealer.letter")}
              </span>
            </Show>
          )}
        />
        <HouseRules table={props.table} />
        <Felt table={props.table}>
          <Show when={seat() !== null && source() !== null && !fromTable()}>
            {slots(now().phase === "swap")}
          </Show>
        </Felt>
      </div>
      <div class="sides-mine">
        <Show when={seat() !== null && advice(moment())}>{(words) => <Learner words={words()} />}</Show>
        <ActionBar
          table={props.table}
          me={props.me}
          choice={choice()}
          busy={house.acting() !== null}
          choose={choose}
          act={act}
        />
        <Show when={seat() !== null && source() !== null}>
          <Show when={!fromTable()} fallback={<div class="shithead-table-cards">{slots(true)}</div>}>
            <Cards
              cards={now().hand}
              lay={(width, height) => layout(now().hand, width, height)}
              legal={(card) => fits(card, legal())}
              active={playing()}
              chosen={choice().hand}
              leaving={house.acting()?.split(" ").slice(1) ?? []}
              tap={tapCard}
              drag={only}
              push={push}
            />
          </Show>
        </Show>
      </div>
    </div>
  );
}
