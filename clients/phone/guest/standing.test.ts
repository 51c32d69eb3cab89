import { expect, test } from "vitest";
import { me } from "../../shared/fixtures/phone";
import { member, party } from "../../shared/fixtures/tv";
import { standing } from "./standing";

const waiting = (more: Parameters<typeof member>[1], evening: Parameters<typeof party>[0] = {}) =>
  standing(party({ phase: "table", members: [member(0), member(1, more)], ...evening }), me({ member: 1 }));

test("who has a seat or will have one is told nothing", () => {
  expect(standing(party({ phase: "table" }), me({ member: 0, seat: 0 }))).toBeNull();
  expect(waiting({}, { phase: "lobby" })).toBeNull();
});

test("who comes late is told when a seat will be his", () => {
  expect(waiting({ waits: "ask" })).toEqual({ how: "ask" });
  expect(waiting({ waits: "round" })).toEqual({ how: "round" });
  expect(waiting({})).toEqual({ how: "watches" });
});

test("sitting out goes before waiting", () => {
  expect(waiting({ sits_out: true, waits: "now" }, { phase: "lobby" })).toEqual({ how: "sits_out" });
});

test("in a queue for the next game, his place in it", () => {
  const next = { ...party().next, watching: [7, 1] };
  expect(waiting({}, { phase: "lobby", next })).toEqual({ how: "queue", place: 2 });
});
