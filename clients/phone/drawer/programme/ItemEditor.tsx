// Everything about one game of the programme: which, its options, its bots, how often, how much it counts.
import { type JSX, Show } from "solid-js";
import type { HostView, Item } from "../../../shared/wire";
import { say } from "../words";
import { Choice } from "../Choice";
import { Fold } from "../Fold";
import { Sure } from "../Sure";
import { Bots } from "./Bots";
import { GameTiles } from "./GameTiles";
import { ENDLESS } from "./items";
import { completed, inWords, Options } from "./Options";

const TIMES = [1, 2, 3, 4, 5];
const WEIGHTS = [1, 2] as const;
const MOST_SEATS = 9;

interface EditorProps {
  item: Item;
  host: HostView;
  /** How many bots would sit down now, if that is known. */
  joining: number | undefined;
  last: boolean;
  only: boolean;
  /** Which game is the first thing to say, and not one that is changed now and then. */
  choosing: boolean;
  change: (what: Partial<Item>) => void;
  remove: () => Promise<void>;
}

export function ItemEditor(props: EditorProps): JSX.Element {
  const form = () => props.host.games.find((each) => each.game === props.item.game);
  return (
    <div class="game-editor">
      <Show when={props.host.games.length > 1}>
        <details class="fold" open={props.choosing}>
          <summary>{say(props.choosing ? "drawer.game" : "games.other")}</summary>
          <GameTiles
            games={props.host.games}
            chosen={props.item.game}
            choose={({ game, fill_to }) => {
              if (game !== props.item.game) props.change({ game, fill_to, options: {} });
            }}
          />
        </details>
      </Show>
      <Show when={form()}>
        {(chosen) => (
          <Show when={chosen().fields.length > 0}>
            <Fold
              name="options"
              words={say("games.options")}
              now={inWords(chosen(), props.item.options ?? {})}
            >
              <Options
                form={chosen()}
                options={completed(chosen(), props.item.options ?? {})}
                change={(options) => props.change({ options })}
              />
            </Fold>
          </Show>
        )}
      </Show>
      <Bots
        fill={props.item.fill_to ?? 0}
        level={props.item.level ?? "normal"}
        most={form()?.seats[1] ?? MOST_SEATS}
        joining={props.joining}
        change={props.change}
      />
      <Fold name="more" words={say("games.more")}>
        <Repeat
          repeat={props.item.repeat ?? 1}
          last={props.last}
          change={(repeat) => props.change({ repeat })}
        />
        <Choice
          field="weight"
          legend={say("weight.title")}
          values={WEIGHTS}
          value={props.item.weight === 2 ? 2 : 1}
          words={(weight) => say(`weight.${weight}`)}
          choose={(weight) => props.change({ weight })}
        />
      </Fold>
      <Show when={!props.only}>
        <Sure
          words={say("games.remove")}
          question={say("games.remove_sure")}
          yes={say("games.remove_yes")}
          act={props.remove}
        />
      </Show>
    </div>
  );
}

function Repeat(props: { repeat: number; last: boolean; change: (repeat: number) => void }): JSX.Element {
  const offered = () => {
    const times = TIMES.includes(props.repeat) || props.repeat === ENDLESS ? TIMES : [...TIMES, props.repeat];
    return props.last ? [...times, ENDLESS] : times;
  };
  const words = (times: number): string => {
    if (times === ENDLESS) return say("repeat.endless");
    return times === 1 ? say("repeat.once") : say("repeat.times", { count: times });
  };
  return (
    <Choice
      field="repeat"
      legend={say("repeat.title")}
      values={offered()}
      value={props.repeat}
      words={words}
      choose={props.change}
    />
  );
}
