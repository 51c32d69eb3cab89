import { expect, it } from "vitest";
import type { Me, TableView } from "../../../shared/wire";
import { held } from "./held";

const NO_TABLE = {} as TableView;

function may(...legal: string[]): Me {
  return { legal } as unknown as Me;
}

it("names each flap that the throw can shut, once", () => {
  expect(held(NO_TABLE, may("shut 9", "shut 3 6", "shut 1 2 6"))).toEqual([
    "flap 9",
    "flap 3",
    "flap 6",
    "flap 1",
    "flap 2",
  ]);
});

it("names none before the throw", () => {
  expect(held(NO_TABLE, may("roll"))).toEqual([]);
});
