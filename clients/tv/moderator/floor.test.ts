import { beforeEach, describe, expect, it } from "vitest";
import { BEAT, createFloor, type Floor, FRESH } from "./floor";
import { remark } from "./remark";

let now = 0;
let floor: Floor;

beforeEach(() => {
  now = 1_000;
  floor = createFloor(() => now);
});

function taken(): string[] {
  return floor.take("talkative").map(({ kind }) => kind);
}

describe("the floor", () => {
  it("is given a beat after the moment", () => {
    floor.offer([remark("exact", 1)]);

    expect(floor.due("talkative")).toBe(BEAT);
    now += BEAT;
    expect(floor.due("talkative")).toBe(0);
    expect(taken()).toEqual(["exact"]);
    expect(floor.due("talkative")).toBeNull();
  });

  it("is not given again before the room has had a breath, a shorter one for what is worth more", () => {
    floor.spoke();
    now += 10_000;
    floor.offer([remark("exact", 1), remark("sweep", 3)]);
    now += BEAT;

    expect(taken()).toEqual(["sweep"]);
  });

  it("waits for the breath, but not until the news is stale", () => {
    floor.spoke();
    now += 4_000;
    floor.offer([remark("sweep", 3)]);
    expect(floor.due("talkative")).toBe(3_500);

    floor.offer([remark("shared", 2)]);
    expect(floor.due("talkative")).toBe(3_500);
    floor.clear();
    floor.offer([remark("shared", 2)]);
    expect(floor.due("talkative")).toBeNull();
  });

  it("goes to the newest, unless what waits is worth more", () => {
    floor.offer([remark("old", 2)]);
    floor.offer([remark("new", 2)]);
    floor.offer([remark("small", 1)]);
    now += BEAT;

    expect(taken()).toEqual(["new"]);
  });

  it("lets what is worth the most outlive the breath after another line", () => {
    floor.spoke();
    floor.offer([remark("guest", 3)]);
    now += 7_500;

    expect(taken()).toEqual(["guest"]);
  });

  it("gives nothing away that is stale", () => {
    floor.offer([remark("old", 3)]);
    now += FRESH[3] + 1;

    expect(taken()).toEqual([]);
  });

  it("is given about once a minute, to big things only, when the host wants it brief", () => {
    floor.offer([remark("small", 2)]);
    expect(floor.due("brief")).toBeNull();

    floor.offer([remark("big", 3)]);
    expect(floor.due("brief")).toBe(BEAT);
    floor.spoke();
    now += 30_000;
    floor.offer([remark("big", 3)]);
    expect(floor.due("brief")).toBeNull();
    now += 30_000;
    floor.offer([remark("big", 3)]);
    expect(floor.due("brief")).toBe(BEAT);
  });

  it("is given to nobody when the host wants silence", () => {
    floor.offer([remark("big", 3)]);

    expect(floor.due("silent")).toBeNull();
  });
});
