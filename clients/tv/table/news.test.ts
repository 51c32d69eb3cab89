import { expect, it } from "vitest";
import { newest } from "./news";

it("tells the last two sentences, the newer one larger", () => {
  expect(newest(["one", "two", "three"])).toEqual({ now: "three", before: "two" });
});

it("passes over what is not worth a sentence", () => {
  expect(newest(["one", null, "two", null])).toEqual({ now: "two", before: "one" });
});

it("says nothing when nothing happened", () => {
  expect(newest([])).toEqual({ now: "", before: "" });
});
