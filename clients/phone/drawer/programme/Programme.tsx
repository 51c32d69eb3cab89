// The games to come: what, in which order, how long together; one of them opens to be set up.
import { createSignal, Index, type JSX, Show, untrack } from "solid-js";
import type { HostView, Item, PartyView } from "../../../shared/wire";
import { useHouse } from "../../house";
import { say } from "../words";
import { GameTiles } from "./GameTiles";
import { ItemEditor } from "./ItemEditor";
import { ItemLine } from "./ItemLine";
import { changedItem, MOST_ITEMS, movedItem, withItem, withoutItem } from "./items";
import { Saved } from "./Saved";
import { toGo } from "./togo";
import "./programme.css";

/** What the order `set_up` says of the first game; the rest takes a new plan. */
type OfFirst = Partial<Pick<Item, "game" | "options" | "fill_to" | "level" | "weight">>;

export function Programme(props: { party: PartyView; host: HostView }): JSX.Element {
  const house = useHouse();
  let list: HTMLOListElement | undefined;
  const items = () => props.host.programme;
  const playing = () => props.party.phase === "table";
  const [open, setOpen] = createSignal<number | null>(
    untrack(() => (!playing() && items().length === 1 ? 0 : null)),
  );
  const [adding, setAdding] = createSignal(false);
  /** Whoever has just added a game has said which. */
  const [added, setAdded] = createSignal(false);
  const plan = (next: Item[]) => house.order({ type: "plan", items: next });

  function change(at: number, what: Partial<Item>): void {
    if (at === 0 && what.repeat === undefined) {
      void house.order({ type: "set_up", ...(what as OfFirst) });
    } else void plan(changedItem(items(), at, what));
  }

  async function move(at: number, by: -1 | 1): Promise<void> {
    if ((await plan(movedItem(items(), at, by))) && open() !== null) {
      setOpen(open() === at ? at + by : open() === at + by ? at : open());
    }
  }

  async function remove(at: number): Promise<void> {
    if (await plan(withoutItem(items(), at))) setOpen(null);
  }

  async function add(item: Item): Promise<void> {
    setAdding(false);
    setAdded(true);
    const at = items().length;
    if (!(await plan(withItem(items(), item)))) return;
    setOpen(at);
    list?.querySelector(`[data-item="${at}"]`)?.scrollIntoView();
  }

  return (
    <section class="games">
      <h3>{playing() ? say("games.after") : say("games.title")}</h3>
      <Show
        when={items().length > 0 ? toGo(props.party.programme) : say(playing() ? "games.last" : "games.over")}
      >
        {(words) => <p class="games-time">{words()}</p>}
      </Show>
      <ol ref={list} class="games-list">
        <Index each={items()}>
          {(item, index) => (
            <li class="game-item" data-item={index} data-open={open() === index}>
              <ItemLine
                item={item()}
                seen={props.party.programme[index]}
                form={props.host.games.find((each) => each.game === item().game)}
                number={index + 1}
                of={items().length}
                open={open() === index}
                toggle={() => setOpen(open() === index ? null : index)}
                move={(by) => void move(index, by)}
              />
              <Show when={open() === index}>
                <ItemEditor
                  item={item()}
                  host={props.host}
                  joining={
                    index === 0 && props.party.next.refused === null ? props.party.next.bots : undefined
                  }
                  last={index === items().length - 1}
                  only={items().length === 1}
                  choosing={items().length === 1 && !playing() && !added()}
                  change={(what) => change(index, what)}
                  remove={() => remove(index)}
                />
              </Show>
            </li>
          )}
        </Index>
      </ol>
      <Show when={items().length < MOST_ITEMS}>
        <button
          type="button"
          class="soft-button games-add"
          data-add
          aria-expanded={adding()}
          onClick={({ currentTarget }) => {
            // The games to choose from come below the edge.
            if (setAdding(!adding())) currentTarget.scrollIntoView();
          }}
        >
          {say("games.add")}
        </button>
      </Show>
      <Show when={adding()}>
        <GameTiles
          games={props.host.games}
          choose={(form) =>
            void add({
              game: form.game,
              options: {},
              fill_to: form.fill_to,
              level: "normal",
              repeat: 1,
              weight: 1,
            })
          }
        />
      </Show>
      <Saved host={props.host} count={items().length} />
    </section>
  );
}
