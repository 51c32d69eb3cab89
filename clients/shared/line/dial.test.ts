import { beforeEach, afterEach, expect, it, vi } from "vitest";
import { createSocket, type Ears } from "./dial";
import { decode, encode } from "./msgpack";

const [CONNECT, DISCONNECT, EVENT, ACK, CONNECT_ERROR] = [0, 1, 2, 3, 4];

/** A WebSocket that the test speaks for. */
class Line {
  static all: Line[] = [];
  readonly sent: unknown[] = [];
  closed = false;
  onmessage: (message: { data: unknown }) => void = () => {};
  onclose: () => void = () => {};

  constructor(readonly address: string) {
    Line.all.push(this);
  }

  send(data: string | Uint8Array<ArrayBuffer>): void {
    this.sent.push(typeof data === "string" ? data : decode(data.buffer));
  }

  close(): void {
    this.closed = true;
  }

  say(packet: Record<string, unknown>): void {
    this.onmessage({ data: encode({ nsp: "/phone", ...packet }).buffer });
  }

  letIn(): void {
    this.onmessage({ data: '0{"sid":"x"}' });
    this.say({ type: CONNECT, data: { sid: "y" } });
  }
}

let offline = (): void => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  Line.all = [];
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("window", {
    location: { protocol: "http:", host: "192.168.0.7:8642", hostname: "192.168.0.7" },
    addEventListener: (_: string, listener: () => void) => {
      offline = listener;
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function dialled() {
  const heard: unknown[][] = [];
  const note =
    (what: string) =>
    (...more: unknown[]): void =>
      void heard.push([what, ...more]);
  const ears: Ears = {
    connected: note("connected"),
    broken: note("broken"),
    failed: note("failed"),
    turned: note("turned"),
    pinged: note("pinged"),
    event: note("event"),
  };
  const socket = createSocket("/phone", () => ({ code: "KXWP" }), ears);
  socket.connect();
  return { socket, heard, line: () => Line.all[Line.all.length - 1] as Line };
}

it("says who it is as soon as the line stands, and is in when the house says so", () => {
  const { socket, heard, line } = dialled();
  expect(line().address).toBe("ws://192.168.0.7:8642/socket.io/?EIO=4&transport=websocket");
  line().onmessage({ data: '0{"sid":"x"}' });
  expect(line().sent).toEqual([{ type: CONNECT, nsp: "/phone", data: { code: "KXWP" } }]);
  expect(socket.connected()).toBe(false);

  line().say({ type: CONNECT, data: { sid: "y" } });
  expect(socket.connected()).toBe(true);
  expect(heard).toEqual([["connected"]]);
});

it("answers a ping, and hears events", () => {
  const { heard, line } = dialled();
  line().letIn();
  line().onmessage({ data: "2" });
  line().say({ type: EVENT, data: ["view", { version: 1 }] });

  expect(line().sent).toContain("3");
  expect(heard.slice(1)).toEqual([["pinged"], ["event", "view", { version: 1 }]]);
});

it("brings each answer to who asked", async () => {
  const { socket, line } = dialled();
  line().letIn();
  const first = socket.ask("act", { action: "bid 1" }, 4_000);
  const second = socket.ask("react", {}, 4_000);
  line().say({ type: ACK, id: 1, data: ["second"] });
  line().say({ type: ACK, id: 0, data: ["first"] });

  expect(line().sent[1]).toEqual({ type: EVENT, nsp: "/phone", data: ["act", { action: "bid 1" }], id: 0 });
  expect(await Promise.all([first, second])).toEqual(["first", "second"]);
});

it("does not wait longer than that for an answer", async () => {
  const { socket, line } = dialled();
  line().letIn();
  const answer = expect(socket.ask("act", {}, 4_000)).rejects.toThrow("no answer to act");
  vi.advanceTimersByTime(4_000);
  await answer;
});

it("waits for no answer on a line that broke, and dials again, later each time", async () => {
  const { socket, heard, line } = dialled();
  line().letIn();
  const answer = expect(socket.ask("act", {}, 4_000)).rejects.toThrow("the line broke");
  line().onclose();
  await answer;
  expect(heard[1]).toEqual(["broken", false]);

  for (const [delay, lines] of [
    [250, 2],
    [500, 3],
    [1_000, 4],
    [1_000, 5],
  ] as const) {
    vi.advanceTimersByTime(delay - 1);
    expect(Line.all).toHaveLength(lines - 1);
    vi.advanceTimersByTime(1);
    expect(Line.all).toHaveLength(lines);
    line().onclose();
  }
  expect(heard.slice(2)).toEqual([["failed"], ["failed"], ["failed"], ["failed"]]);
});

it("gives a line up that does not stand within six seconds", () => {
  const { heard, line } = dialled();
  const dead = line();
  vi.advanceTimersByTime(6_000);
  expect([dead.closed, heard]).toEqual([true, [["failed"]]]);

  vi.advanceTimersByTime(250);
  dead.letIn();
  expect(heard).toEqual([["failed"]]);
});

it("waits eight seconds more for a house that takes its time to let it in", () => {
  const { heard, line } = dialled();
  const slow = line();
  vi.advanceTimersByTime(5_000);
  slow.onmessage({ data: '0{"sid":"x"}' });
  vi.advanceTimersByTime(7_999);
  expect(slow.closed).toBe(false);

  vi.advanceTimersByTime(1);
  expect([slow.closed, heard]).toEqual([true, [["failed"]]]);
});

it("stays in for longer than that", () => {
  const { socket, line } = dialled();
  line().letIn();
  vi.advanceTimersByTime(60_000);
  expect(socket.connected()).toBe(true);
});

it.each([
  ["turned away", { type: CONNECT_ERROR, data: { message: "no_party" } }, ["turned", "no_party"]],
  ["hung up on", { type: DISCONNECT }, ["broken", true]],
])("does not come back by itself when it is %s", (_, packet, told) => {
  const { heard, line } = dialled();
  line().letIn();
  line().say(packet);
  vi.advanceTimersByTime(60_000);

  expect([Line.all.length, line().closed, heard[1]]).toEqual([1, true, told]);
});

it("does not come back when the page lets go, and does when the page dials", () => {
  const { socket, heard, line } = dialled();
  line().letIn();
  socket.disconnect();
  line().onclose();
  vi.advanceTimersByTime(60_000);
  expect([Line.all.length, heard.length, socket.connected()]).toEqual([1, 1, false]);

  socket.connect();
  expect(Line.all).toHaveLength(2);
});

it("knows that the line is gone when the network is", () => {
  const { heard, line } = dialled();
  line().letIn();
  offline();
  expect(heard[1]).toEqual(["broken", false]);
});
