// The end of a game: the best three on their steps, the others beside them, and what comes next.
import confetti from "canvas-confetti";
import { createMemo, For, type JSX, onCleanup, onMount, Show } from "solid-js";
import { Avatar } from "../../shared/avatar/Avatar";
import { wantsLessMotion } from "../../shared/motion";
import type { SeatView, TableView, TvView } from "../../shared/wire";
import type { TvGame } from "../game";
import { LateInvitation } from "../lobby/Invitation";
import { list, say } from "../words";
import { type Rank, ranking } from "./ranking";
import "./podium.css";

export interface PodiumProps {
  view: TvView;
  table: TableView;
  game: TvGame;
}

/** The second stands left of the first, the third right of it. */
const STEPS = [2, 1, 3];
const BURSTS = [
  { delay: 300, x: 0.3 },
  { delay: 1100, x: 0.7 },
  { delay: 2200, x: 0.5 },
];
const PAPER = {
  particleCount: 90,
  spread: 80,
  startVelocity: 48,
  scalar: 1.4,
  colors: ["#e9b44c", "#ffd98a", "#c21f2e", "#37877a", "#fbf4e4"],
};
const COUNTS = ["none", "one", "two"];

export function Podium(props: PodiumProps): JSX.Element {
  const ranks = createMemo(() => (props.table.result ? ranking(props.table.result) : []));
  const winners = (): string[] =>
    ranks()
      .filter(({ place }) => place === 1)
      .map(({ seat }) => props.table.seats[seat]?.name ?? "");
  return (
    <section class="podium">
      <h1 classList={{ "podium-long": winners().length > 2 }}>
        {say("tv.podium.title", { names: list(winners()), count: winners().length })}
      </h1>
      <Show when={props.game.closing?.(props.table)}>
        {(words) => <p class="podium-closing">{words()}</p>}
      </Show>
      <ol class="podium-steps">
        <For each={STEPS}>
          {(place) => {
            const there = (): Rank[] => ranks().filter((rank) => rank.place === place);
            return (
              <Show when={there().length > 0}>
                <li class="podium-step" data-place={place}>
                  <div class="podium-people" data-count={COUNTS[there().length] ?? "many"}>
                    <For each={there()}>
                      {(rank) => <Standing rank={rank} seat={props.table.seats[rank.seat]} />}
                    </For>
                  </div>
                  <p class="podium-block">{place}</p>
                </li>
              </Show>
            );
          }}
        </For>
      </ol>
      <ol class="podium-rest">
        <For each={ranks().filter(({ place }) => place > 3)}>
          {(rank) => (
            <li>
              <span class="podium-place">{say("tv.place", { place: rank.place })}</span>
              <Standing rank={rank} seat={props.table.seats[rank.seat]} />
            </li>
          )}
        </For>
      </ol>
      <p class="podium-next">{say("tv.podium.next", { host: host(props.view) })}</p>
      <LateInvitation party={props.view.party} />
      <Confetti />
    </section>
  );
}

function Standing(props: { rank: Rank; seat: SeatView | undefined }): JSX.Element {
  return (
    <Show when={props.seat}>
      {(seat) => (
        <div class="standing">
          <Avatar colour={seat().colour} symbol={seat().symbol} bot={seat().bot !== null} />
          <p class="standing-name">{seat().name}</p>
          <Show when={props.rank.score !== null}>
            <p class="standing-score">{say("tv.podium.points", { points: props.rank.score ?? 0 })}</p>
          </Show>
        </div>
      )}
    </Show>
  );
}

function host(view: TvView): string {
  return view.party.members.find(({ id }) => id === view.party.host)?.name ?? "";
}

/** Paper rains three times; not where motion is not wanted. Without a worker: pages may load only from the house. */
function Confetti(): JSX.Element {
  let canvas: HTMLCanvasElement | undefined;
  onMount(() => {
    if (!canvas || wantsLessMotion()) return;
    const rain = confetti.create(canvas, { resize: true, useWorker: false });
    const timers = BURSTS.map(({ delay, x }) =>
      setTimeout(() => void rain({ ...PAPER, origin: { x, y: 0.45 } }), delay),
    );
    onCleanup(() => {
      timers.forEach(clearTimeout);
      rain.reset();
    });
  });
  return <canvas class="podium-confetti" ref={canvas} />;
}
