// What I hold and what I may do: buttons in words, fewer of them once I point at cards.
import { createEffect, createMemo, createSignal, For, type JSX, on, Show } from "solid-js";
import { actionWords } from "../../shared/plain/actions";
import { read } from "../../shared/plain/notation";
import { PlainCard } from "../../shared/plain/PlainCard";
import type { GameWords } from "../../shared/plain/texts";
import { say } from "../../shared/plain/words";
import { NamedZone } from "../../shared/plain/ZoneCards";
import { hand, isFrench, labelOf, lying, zonesOf } from "../../shared/plain/zones";
import type { Me, TableView } from "../../shared/wire";
import { useHouse } from "../house";
import { tellDrawn } from "../hand/drawn";
import { narrowed } from "./actions";

const PILE = 4;
/** With fewer actions than that there is nothing to narrow. */
const MANY = 7;

export function Mine(props: { table: TableView; me: Me; words: GameWords }): JSX.Element {
  const house = useHouse();
  const [chosen, choose] = createSignal<readonly number[]>([]);
  const zones = () => zonesOf(props.table.observation);
  const held = createMemo((): readonly string[] => {
    const cards = props.me.seat === null ? null : hand(zones(), props.me.seat)?.cards;
    return (cards ?? []).filter((card): card is string => card !== null);
  });
  const others = () => lying(zones(), props.me.seat).filter((zone) => zone.zone !== "hand");
  const actions = createMemo(() =>
    narrowed(
      props.me.legal,
      chosen().map((at) => held()[at] ?? ""),
    ),
  );
  createEffect(on([() => held().join(" "), () => props.me.legal.join("\n")], () => void choose([])));
  tellDrawn(() => held()[chosen()[0] ?? -1] ?? null);

  function point(at: number): void {
    choose((before) => (before.includes(at) ? before.filter((other) => other !== at) : [...before, at]));
  }

  return (
    <Show when={props.me.seat !== null}>
      <Show when={others().length > 0}>
        <div class="plain-own">
          <For each={others()}>{(zone) => <NamedZone zone={zone} words={props.words} most={PILE} />}</For>
        </div>
      </Show>
      <Show when={held().length > 0}>
        <ul class="plain-hand" data-many={String(held().length > 7)}>
          <For each={held()}>
            {(card, at) => (
              <li>
                <button
                  type="button"
                  class="plain-held-card"
                  data-card={card}
                  aria-label={labelOf(card, props.words)}
                  aria-pressed={chosen().includes(at())}
                  onClick={() => point(at())}
                >
                  <PlainCard card={card} words={props.words} quiet />
                </button>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <Show when={props.me.legal.length > 0}>
        <section class="plain-actions" aria-label={say("mine")} data-many={String(actions().length > 3)}>
          <Show when={held().length > 0 && props.me.legal.length > MANY && chosen().length === 0}>
            <p class="plain-hint">{say("hand.narrow")}</p>
          </Show>
          <For each={actions()} fallback={<p class="plain-hint">{say("none")}</p>}>
            {(action) => (
              <button
                type="button"
                class="plain-action"
                data-action={action}
                disabled={house.acting() !== null}
                onClick={() => void house.act(action)}
              >
                <Pictures action={action} words={props.words} />
                <span>{actionWords(action, props.words)}</span>
              </button>
            )}
          </For>
        </section>
      </Show>
    </Show>
  );
}

/** The French cards that an action names, small, for quick eyes. */
function Pictures(props: { action: string; words: GameWords }): JSX.Element {
  const cards = () => read(props.action).parts.filter(isFrench);
  return (
    <Show when={cards().length > 0}>
      <span class="plain-pictures" aria-hidden="true">
        <For each={cards()}>{(card) => <PlainCard card={card} words={props.words} quiet />}</For>
      </span>
    </Show>
  );
}
