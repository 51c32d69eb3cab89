// The rules as long as one likes; while they are open the table waits.
import {
  createEffect,
  createMemo,
  createSignal,
  For,
  type JSX,
  Match,
  on,
  onCleanup,
  Show,
  Switch,
  untrack,
} from "solid-js";
import { Card } from "../../shared/card/Card";
import { LANGUAGES, language } from "../../shared/language";
import { lying, zonesOf } from "../../shared/plain/zones";
import type { PhoneView, TableView } from "../../shared/wire";
import type { GamePage } from "../games/game";
import { OURS } from "../games/folders";
import { known } from "../games/games";
import { drawn } from "../hand/drawn";
import { useHouse } from "../house";
import { LearnerRow } from "../learner/LearnerRow";
import { Paper } from "../paper/Paper";
import { panelOf, Tabs, tabOf } from "../tabs/Tabs";
import { say } from "../between/words";
import { Advice } from "./Advice";
import { type Book, LENGTHS, type Length } from "./book";
import { bookOf } from "./books";
import { placeOf } from "./finding";
import { Gallery } from "./Gallery";
import { GamePicker } from "./GamePicker";
import { partsOf } from "./parts";
import { Part } from "./Reading";
import "./rules.css";

const TABS = [...LENGTHS, "cards", "tips"] as const;
type Tab = (typeof TABS)[number];

export function Rules(props: { view: PhoneView; close: () => void }): JSX.Element {
  const { line } = useHouse();
  const [picked, pick] = createSignal(untrack(() => props.view.party.next.game));
  /** While a game runs it is about that one. */
  const playing = () => (props.view.party.phase === "table" ? props.view.table : null);
  const game = () => playing()?.game ?? picked();
  const games = () => [
    ...new Set([
      props.view.party.next.game,
      ...props.view.party.programme.map((item) => item.game),
      ...(props.view.host?.games ?? []).map((each) => each.game),
      ...OURS,
    ]),
  ];
  const held = createMemo((): string[] => {
    const [table, me] = [playing(), props.view.me];
    if (table === null || me === null || me.seat === null) return [];
    return known(table.game)?.held?.(table, me) ?? lyingBefore(table, me.seat);
  });

  // Said anew after each break of the line: the house closes the book of a phone that is gone.
  createEffect(
    on(
      () => line.status().at,
      (at) => {
        if (at === "open") void line.ask("rules", { open: true });
      },
    ),
  );
  onCleanup(() => void line.ask("rules", { open: false }));

  return (
    <Paper title={say("rules.title")} view="rules" close={props.close}>
      <Show when={playing() === null}>
        <GamePicker games={games()} game={game()} pick={pick} />
      </Show>
      <Show when={game()} keyed>
        {(name) => (
          <Show when={known(name)}>
            {(page) => (
              <>
                <Show when={page().learner}>
                  <LearnerRow />
                </Show>
                <Show
                  when={bookOf(name, language())}
                  fallback={<p aria-busy="true">{say("rules.coming")}</p>}
                >
                  {(book) => <Open game={name} page={page()} book={book()} held={held()} />}
                </Show>
              </>
            )}
          </Show>
        )}
      </Show>
    </Paper>
  );
}

/** The cards of a seat, in its hand and open on the table. */
function lyingBefore(table: TableView, seat: number): string[] {
  const cards = lying(zonesOf(table.observation), seat).flatMap((zone) => zone.cards ?? []);
  return cards.filter((card) => card !== null);
}

interface OpenProps {
  game: string;
  page: GamePage;
  book: Partial<Book>;
  /** My cards in the running game. */
  held: readonly string[];
}

/** The book of one game: whoever holds cards finds it open at these. */
function Open(props: OpenProps): JSX.Element {
  const entries = () => props.book.cards ?? [];
  const mine = untrack(() => drawn());
  const [tab, choose] = createSignal<Tab>(
    untrack(() => [...props.held, mine ?? ""].some((card) => placeOf(card, entries()) >= 0))
      ? "cards"
      : "quick",
  );
  const parts = (length: Length) => partsOf(length, props.book, props.page.words);
  const has = (each: Tab): boolean => {
    if (each === "cards") return entries().length > 0;
    if (each === "tips") return (props.book.tips ?? []).length + (props.book.errors ?? []).length > 0;
    return parts(each).length > 0;
  };
  const tabs = createMemo(() => TABS.filter(has));
  const other = () => LANGUAGES.find((each) => each !== language()) ?? language();
  const picture = () => props.page.Card ?? Card;
  const length = () => LENGTHS.find((each) => each === tab());

  return (
    <Show when={tabs().length > 0} fallback={<p>{say("rules.none")}</p>}>
      <Tabs
        name="rules"
        label={say("rules.ways")}
        tabs={tabs()}
        tab={tab()}
        choose={choose}
        words={(each) => (each === "cards" && props.page.words("rules.cards")) || say(`rules.tab.${each}`)}
      />
      <div id={panelOf("rules")} class="rules-panel" role="tabpanel" aria-labelledby={tabOf("rules", tab())}>
        <Switch>
          <Match when={length()}>
            {(each) => <For each={parts(each())}>{(part) => <Part part={part} picture={picture()} />}</For>}
          </Match>
          <Match when={tab() === "cards"}>
            <Gallery
              entries={entries()}
              others={bookOf(props.game, other())?.cards ?? []}
              parts={parts("full")}
              held={props.held}
              heldWords={props.page.words("rules.mine") ?? say("rules.mine")}
              drawn={mine}
              picture={picture()}
            />
          </Match>
          <Match when={tab() === "tips"}>
            <Advice tips={props.book.tips ?? []} errors={props.book.errors ?? []} />
          </Match>
        </Switch>
      </div>
    </Show>
  );
}
