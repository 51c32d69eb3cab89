// What the host can do while a game runs: stop it, deal anew, end it, help a silent phone.
import { For, type JSX, Show } from "solid-js";
import type { Me, PartyView, SeatView, TableView } from "../../shared/wire";
import { nameOf } from "../games/games";
import { useHouse } from "../house";
import { Icon } from "../icon/Icon";
import { say as sayAtTable } from "../words";
import { say } from "./words";
import { Sure } from "./Sure";

export interface RunningProps {
  party: PartyView;
  table: TableView;
  /** The same game comes next anyway. */
  alike: boolean;
  me: Me | null;
  close: () => void;
  /** There is no game any more. */
  ended: () => void;
}

export function Running(props: RunningProps): JSX.Element {
  const house = useHouse();
  const next = () => props.party.programme[0];
  const stopped = () => props.table.paused?.reason === "host";
  const silent = () =>
    props.table.seats.filter((seat) => seat.seat !== props.me?.seat && waitsFor(props.table, seat));

  async function pause(): Promise<void> {
    if (await house.order({ type: "pause", on: !stopped() })) props.close();
  }

  async function restart(): Promise<void> {
    if (await house.order({ type: "restart" })) props.close();
  }

  /** The drawer stays: what comes next stands in it, and is begun there. */
  async function end(again: boolean): Promise<void> {
    if (await house.order({ type: "end", again })) props.ended();
  }

  function whatThen(): string {
    const game = next()?.game;
    if (game === undefined) return say("drawer.end_last");
    if (props.alike) return say("drawer.end_same", { game: nameOf(game) });
    const key = game === props.table.game ? "drawer.end_other" : "drawer.end_then";
    return say(key, { game: nameOf(game) });
  }

  return (
    <section class="running">
      <button type="button" class="big-button" data-pause onClick={() => void pause()}>
        <Icon name={stopped() ? "play" : "pause"} />
        {stopped() ? sayAtTable("pause.go_on") : say("drawer.pause")}
      </button>
      <div class="running-ways">
        <Sure
          words={say("drawer.restart")}
          question={say("drawer.restart_sure")}
          yes={say("drawer.restart_yes")}
          act={restart}
        />
        <Sure
          words={say("drawer.end")}
          question={whatThen()}
          yes={say("drawer.end_yes")}
          act={() => end(false)}
          other={props.alike ? undefined : { words: say("drawer.end_again"), act: () => end(true) }}
        />
      </div>
      <Show when={silent().length > 0}>
        <div class="running-silent">
          <For each={silent()}>
            {(seat) => (
              <button
                type="button"
                class="soft-button"
                data-play-for={seat.seat}
                onClick={() => void house.order({ type: "play_for", seat: seat.seat })}
              >
                {say("drawer.play_for", { name: seat.name })}
              </button>
            )}
          </For>
        </div>
      </Show>
    </section>
  );
}

function waitsFor(table: TableView, seat: SeatView): boolean {
  return seat.member !== null && !seat.away && table.to_act.includes(seat.seat);
}
