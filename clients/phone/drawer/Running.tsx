// What the host can do while a game runs: stop it, deal anew, end it, help a silent phone.
import { For, type JSX, Show } from "solid-js";
import type { Me, SeatView, TableView } from "../../shared/wire";
import { useHouse } from "../house";
import { Icon } from "../icon/Icon";
import { say as sayAtTable } from "../words";
import { say } from "./words";
import { Sure } from "./Sure";

export function Running(props: { table: TableView; me: Me | null; close: () => void }): JSX.Element {
  const house = useHouse();
  const stopped = () => props.table.paused?.reason === "host";
  const silent = () =>
    props.table.seats.filter((seat) => seat.seat !== props.me?.seat && waitsFor(props.table, seat));

  async function pause(): Promise<void> {
    if (await house.order({ type: "pause", on: !stopped() })) props.close();
  }

  async function restart(): Promise<void> {
    if (await house.order({ type: "restart" })) props.close();
  }

  async function end(): Promise<void> {
    if (await house.order({ type: "end" })) props.close();
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
          question={say("drawer.end_sure")}
          yes={say("drawer.end_yes")}
          act={end}
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
