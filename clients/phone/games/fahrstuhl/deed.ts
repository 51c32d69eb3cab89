// What the clock did in my place.
import { cardName } from "../../../shared/card/names";
import { list } from "../../../shared/listing";
import type { Happening } from "../../../shared/wire";
import { cardDeed } from "../deed";
import { say } from "./words";

export function deed(happening: Happening): string | null {
  const { kind, facts } = happening;
  if (kind === "bid") return say("auto.bid", { count: Number(facts.bid) });
  return cardDeed(happening, (cards) => list(cards.map(cardName)));
}
