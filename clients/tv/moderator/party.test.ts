import { describe, expect, it } from "vitest";
import { member, party, table, tv } from "../../shared/fixtures/tv";
import type { RankingView, StandingView } from "../../shared/wire";
import { type Moment, momentOf, partyRemarks } from "./party";

const PLAYING = tv({ party: party({ phase: "table" }), table: table(3) });

function moment(more: Partial<Moment> = {}): Moment {
  return { ...momentOf(PLAYING), ...more };
}

function remarks(before: Moment, after: Moment, title: string | undefined = "Raffle") {
  return partyRemarks(before, after, title).map(({ kind, values }) => [kind, ...Object.values(values)]);
}

const [ANNA, BEN] = [
  { id: 1, name: "Anna", here: true },
  { id: 2, name: "Ben", here: true },
];

describe("about the party", () => {
  it("a late guest is greeted", () => {
    expect(remarks(moment({ members: [ANNA] }), moment({ members: [ANNA, BEN] }))).toEqual([
      ["guest", "Ben"],
    ]);
  });

  it("whoever goes is missed, whoever comes back is welcome", () => {
    const away = { ...BEN, here: false };

    expect(remarks(moment({ members: [ANNA, BEN] }), moment({ members: [ANNA, away] }))).toEqual([
      ["away", "Ben"],
    ]);
    expect(remarks(moment({ members: [ANNA, away] }), moment({ members: [ANNA, BEN] }))).toEqual([
      ["back", "Ben"],
    ]);
  });

  it("nothing is said in the lobby about who comes and goes: all see it", () => {
    const lobby = { phase: "lobby" as const, game: null };

    expect(remarks(moment({ ...lobby, members: [] }), moment({ ...lobby, members: [ANNA] }))).toEqual([]);
  });

  it("a game that begins is announced, one that is over already is not", () => {
    const before = moment({ phase: "lobby", game: 1 });

    expect(remarks(before, moment({ game: 2 }))).toEqual([["game", "Raffle"]]);
    expect(remarks(before, moment({ game: 2, ended: true }))).toEqual([]);
    expect(partyRemarks(before, moment({ game: 2 }), undefined)).toEqual([]);
  });

  it("a new leader of the evening is named, once there is a ranking of several games", () => {
    const standing = (id: number, place: number) =>
      ({ member: id, name: member(id).name, place }) as StandingView;
    const ranked = (games: number, standings: StandingView[]) =>
      momentOf(
        tv({
          party: party({
            phase: "results",
            ranking: { games: Array(games).fill({}), standings } as unknown as RankingView,
          }),
          table: table(3),
        }),
      );

    expect(ranked(1, [standing(0, 1), standing(1, 2)]).leader).toBeNull();
    expect(ranked(2, [standing(0, 1), standing(1, 1)]).leader).toBeNull();
    const led = ranked(2, [standing(0, 1), standing(1, 2)]);
    expect(remarks({ ...led, leader: null }, led)).toEqual([["leader", member(0).name]]);
    expect(remarks(led, led)).toEqual([]);
  });

  it("the end of the evening is worth a word", () => {
    expect(remarks(moment({ phase: "results" }), moment({ phase: "ceremony" }))).toEqual([["ceremony"]]);
  });
});
