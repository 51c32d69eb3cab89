// What the pile demands of the next card, in words: short as on a sign, and as a sentence.
import type { Demand, Observation } from "../games/lucky_shutdown";
import { type Colour, face } from "./cards";
import { colourName } from "./names";
import { say } from "./words";

/** `16 oder höher`. */
export function demandTitle(demand: Demand): string {
  return say(`demand.${demand.kind}`, values(demand));
}

/** What goes besides that, or does not: `oder Magic`, `kein Magic`. */
export function demandMore(demand: Demand): string {
  return say(`demand.${demand.kind}.more`, values(demand));
}

function values(demand: Demand): Record<string, string> {
  return {
    value: String(demand.value ?? ""),
    colour: demand.colour ? colourName(demand.colour as Colour) : "",
  };
}

/** `lock`, `colour` … for a sign beside the words; on a WILD anything goes because of it. */
export function demandPower(demand: Demand): "lock" | "colour" | "skip" | "under" | null {
  if (demand.kind === "lock" || demand.kind === "colour" || demand.kind === "skip") return demand.kind;
  return demand.kind === "below" ? "under" : null;
}

/** The chance for a quick reaction that all can see: how many equal cards clear the pile; null: none worth a word. */
export function chance({ pile, run, missing }: Observation): { missing: number; card: string } | null {
  const card = pile[pile.length - 1];
  const worth = card !== undefined && missing > 0 && (run > 1 || face(card).effect !== "number");
  return worth ? { missing, card } : null;
}
