import { describe, expect, it } from "vitest";
import { HOST, hostPhone, phone } from "../../../shared/fixtures/phone";
import { member, party } from "../../../shared/fixtures/tv";
import { concerns, count } from "./waiting";

const WAITING = party({
  members: [member(0), member(1, { waits: "ask" }), member(2, { waits: "game" }), member(3)],
});
const host = { ...HOST, knocking: [{ member: 9, name: "Emil" }], claims: [3] };

describe("what waits for the host's word", () => {
  it("is who knocks, who asks for a seat and whom a strange phone claims to be", () => {
    const found = concerns(hostPhone({ party: WAITING, host }));

    expect(found.knocking.map((knock) => knock.name)).toEqual(["Emil"]);
    expect(found.guests.map((guest) => guest.id)).toEqual([1]);
    expect(found.claimed.map((claimed) => claimed.id)).toEqual([3]);
    expect(count(found)).toBe(3);
  });

  it("is nothing on another phone", () => {
    expect(count(concerns(phone({ party: WAITING })))).toBe(0);
    expect(count(concerns(null))).toBe(0);
  });
});
