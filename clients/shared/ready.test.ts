import { expect, it } from "vitest";
import { member, party } from "./fixtures/tv";
import { ready } from "./ready";

const host = member(0, { ready: true });

it("names those who have said so and are here, but not who starts the game", () => {
  const gone = member(3, { ready: true, here: false });
  const members = [host, member(1, { ready: true }), member(2, { ready: false }), gone];

  expect(ready(party({ members }))).toEqual({ names: [member(1).name], all: false });
});

it("says when nobody is waited for any more, and who only watches is not", () => {
  const members = [host, member(1, { ready: true }), member(2, { ready: false, sits_out: true })];

  expect(ready(party({ members })).all).toBe(true);
  expect(ready(party({ members: [host] })).all).toBe(false);
});
