import { describe, expect, it } from "vitest";
import type { Item } from "../../../shared/wire";
import { changedItem, ENDLESS, movedItem, withItem, withoutItem } from "./items";

const item = (game: string, repeat = 1): Item => ({ game, options: {}, repeat });
const told = (items: readonly Item[]) => items.map((each) => `${each.game} ${each.repeat}`);
const EVENING = [item("fahrstuhl", 2), item("shithead", 3), item("shut_the_box", ENDLESS)];

describe("the games to come", () => {
  it("take another one at the end", () => {
    expect(told(withItem([item("fahrstuhl", 2)], item("shithead")))).toEqual(["fahrstuhl 2", "shithead 1"]);
  });

  it("let nothing stand behind a game without end", () => {
    expect(told(withItem([item("fahrstuhl", ENDLESS)], item("shithead")))).toEqual([
      "fahrstuhl 1",
      "shithead 1",
    ]);
    expect(told(movedItem(EVENING, 2, -1))).toEqual(["fahrstuhl 2", "shut_the_box 1", "shithead 3"]);
    expect(told(changedItem(EVENING, 0, { repeat: ENDLESS }))[0]).toBe("fahrstuhl 1");
  });

  it("keep a last game without end", () => {
    expect(told(movedItem(EVENING, 0, 1))).toEqual(["shithead 3", "fahrstuhl 2", "shut_the_box 0"]);
  });

  it("are moved by one place, but not over the edge", () => {
    expect(told(movedItem(EVENING, 0, -1))).toEqual(told(EVENING));
    expect(told(movedItem(EVENING, 2, 1))).toEqual(told(EVENING));
  });

  it("change and lose one without touching what was there", () => {
    expect(changedItem(EVENING, 1, { weight: 2 })[1]).toEqual({ ...EVENING[1], weight: 2 });
    expect(told(withoutItem(EVENING, 0))).toEqual(["shithead 3", "shut_the_box 0"]);
    expect(told(EVENING)).toEqual(["fahrstuhl 2", "shithead 3", "shut_the_box 0"]);
  });
});
