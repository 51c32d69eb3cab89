import { expect, it } from "vitest";
import { member, seats } from "../../shared/fixtures/tv";
import { watchers } from "./watchers";

it("are those who are here without a seat", () => {
  const sitting = seats(3);
  const late = member(7, { name: "Dora" });

  expect(watchers([member(0), member(1), late], sitting)).toEqual(["Dora"]);
  expect(watchers([member(0), { ...late, here: false }], sitting)).toEqual([]);
});
