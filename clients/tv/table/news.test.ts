import { expect, it } from "vitest";
import { newest, ofGame } from "./news";

it("tells the last two sentences, the newer one larger", () => {
  expect(newest(["one", "two", "three"])).toEqual({ now: "three", before: "two" });
});

it("passes over what is not worth a sentence", () => {
  expect(newest(["one", null, "two", null])).toEqual({ now: "two", before: "one" });
});

it("says nothing when nothing happened", () => {
  expect(newest([])).toEqual({ now: "", before: "" });
});

it("tells nothing of the game before", () => {
  const happening = (kind: string) => ({ seq: 1, kind, facts: {}, pace: "none" as const });
  const heard = [
    { number: 1, happening: happening("started") },
    { number: 2, happening: happening("roll") },
  ];

  expect(ofGame(heard, 2).map((each) => each.kind)).toEqual(["roll"]);
});
