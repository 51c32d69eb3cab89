// Lucky Shutdown on the television.
import { Card } from "../../../shared/lucky_shutdown/Card";
import { nameOf, chosen, seen } from "../../../shared/lucky_shutdown/seen";
import { sentence } from "../../../shared/lucky_shutdown/sentence";
import type { Sound } from "../../../shared/sound";
import type { TvGame } from "../../game";
import { Headline } from "./Headline";
import { Middle } from "./Middle";
import { programme } from "./programme";
import { remarks } from "./remarks";
import { Sketch } from "./Sketch";
import { TallyChip } from "./Tally";
import { say } from "./words";

const SOUNDS: Record<string, Sound> = {
  dealt: "deal",
  revealed: "deal",
  played: "play",
  snapped: "trick",
  cleared: "trick",
  flipped: "play",
  drawn_blind: "play",
  picked_up: "miss",
  finished: "exact",
  over: "win",
};

export const game: TvGame = {
  title: () => say("title"),
  programme: (options) => programme(chosen(options)),
  Sketch,
  Headline,
  Middle,
  Tally: TallyChip,
  Card,
  dealer: (table) => seen(table).dealer,
  sentence: (happening, table) => sentence(happening, (seat) => nameOf(table, seat)),
  remarks,
  skipped: ({ kind, facts }) => (kind === "skip" ? (facts.seats as number[]) : []),
  sound: (happening) => SOUNDS[happening.kind] ?? null,
  sheet: () => null,
  closing: (table) => {
    const loser = table.result?.places[table.result.places.length - 1]?.[0];
    return loser === undefined ? null : say("closing", { name: nameOf(table, loser) });
  },
};
