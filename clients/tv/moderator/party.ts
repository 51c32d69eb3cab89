// What is worth a word about the party itself: guests who come late, leave and come back, games that begin, the ranking.
import type de from "../../shared/texts/moderator/de.json";
import type { TvView } from "../../shared/wire";
import { type Remark, remark } from "./remark";

const about = remark<keyof typeof de>;

/** What the moderator compares with the moment before; a copy, since views change in place. */
export interface Moment {
  phase: TvView["party"]["phase"];
  members: readonly { id: number; name: string; here: boolean }[];
  /** The number of the game on the table. */
  game: number | null;
  /** Whether it is over. */
  ended: boolean;
  /** Who leads the evening alone; null: nobody, or it is not shown now. */
  leader: string | null;
}

export function momentOf({ party, table }: TvView): Moment {
  const first = (party.ranking?.standings ?? []).filter(({ place }) => place === 1);
  return {
    phase: party.phase,
    members: party.members.map(({ id, name, here }) => ({ id, name, here })),
    game: table?.number ?? null,
    ended: table?.result != null,
    leader: first.length === 1 && (party.ranking?.games.length ?? 0) > 1 ? (first[0]?.name ?? null) : null,
  };
}

/** What has changed between two moments. `title`: the name of the game on the table, once it is known. */
export function partyRemarks(before: Moment, after: Moment, title: string | undefined): Remark[] {
  if (after.phase === "ceremony" && before.phase !== "ceremony") return [about("ceremony", 3)];
  const begun = after.phase === "table" && after.game !== null && after.game !== before.game && !after.ended;
  if (begun && title !== undefined) return [about("game", 2, { game: title })];
  if (after.leader !== null && after.leader !== before.leader)
    return [about("leader", 3, { name: after.leader })];
  return after.phase === "table" ? guests(before, after) : [];
}

/** In the lobby everybody sees who comes and goes; at the table nobody looks. */
function guests(before: Moment, after: Moment): Remark[] {
  return after.members.flatMap(({ id, name, here }) => {
    const known = before.members.find((each) => each.id === id);
    if (known === undefined) return [about("guest", 3, { name })];
    if (known.here === here) return [];
    return [here ? about("back", 2, { name }) : about("away", 1, { name })];
  });
}
