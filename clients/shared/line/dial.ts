// The pages' end of Socket.IO: one namespace over one WebSocket, in msgpack, and dialled again whenever it breaks.
import { decode, encode } from "./msgpack";

/** What is heard on a line; the house's own events come by their names. */
export interface Ears {
  /** The house has let this page in. */
  connected(): void;
  /** The line broke; it is dialled again by itself, unless the house `hungUp`. */
  broken(hungUp: boolean): void;
  /** It could not be had; it is dialled again by itself. */
  failed(): void;
  /** The house does not let this page in, and says why. */
  turned(reason: string): void;
  /** The house asked whether this page is there. */
  pinged(): void;
  event(name: string, message: unknown): void;
}

export interface Socket {
  connected(): boolean;
  /** Dials, if there is no line. */
  connect(): void;
  /** Lets go of the line, or of the attempt to get one. */
  disconnect(): void;
  /** The answer to an intent. Throws when none comes within `ms`, or the line breaks before. */
  ask(name: string, intent: unknown, ms: number): Promise<unknown>;
}

interface Packet {
  type: number;
  nsp: string;
  // biome-ignore lint/suspicious/noExplicitAny: what it is depends on the packet's type
  data?: any;
  id?: number;
}

/** Socket.IO's packets. */
const [CONNECT, DISCONNECT, EVENT, ACK, CONNECT_ERROR] = [0, 1, 2, 3, 4];
/** Engine.IO's, protocol 4: a text each; a binary frame is a packet of Socket.IO as it stands. */
const [OPEN, CLOSE, PING, PONG] = ["0", "1", "2", "3"];

/** So long a line may take until it stands, and from then on until the house has let the page in, in milliseconds. */
const DIAL_MS = 6_000;
const LET_IN_MS = 8_000;
/** Until a broken line is dialled again, at first and at most: a house that is back has everybody back within three seconds. */
const FIRST_MS = 250;
const LAST_MS = 1_000;

/** `hello`: what is said of this page at each connection. Nothing is dialled before `connect`. */
export function createSocket(namespace: string, hello: () => unknown, ears: Ears): Socket {
  /** The one that counts; what a former one still says is not heard. */
  let line: WebSocket | null = null;
  let inside = false;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;
  const waiting = new Map<number, { answer: (message: unknown) => void; fail: (why: Error) => void }>();

  function connect(): void {
    if (line !== null) return;
    clearTimeout(timer);
    const dialled = new WebSocket(address());
    dialled.binaryType = "arraybuffer";
    dialled.onmessage = ({ data }) => {
      if (dialled === line) hear(data);
    };
    dialled.onclose = () => {
      if (dialled === line) lose();
    };
    timer = setTimeout(lose, DIAL_MS);
    line = dialled;
  }

  function disconnect(): void {
    clearTimeout(timer);
    const former = line;
    line = null;
    inside = false;
    former?.close();
    for (const { fail } of waiting.values()) fail(new Error("the line broke"));
  }

  /** The line is of no use any more: once more, a little later each time, and not all pages at the same moment. */
  function lose(): void {
    const was = inside;
    disconnect();
    const delay = Math.min(FIRST_MS * 2 ** tries++, LAST_MS);
    timer = setTimeout(connect, delay * (0.5 + Math.random()));
    if (was) ears.broken(false);
    else ears.failed();
  }

  function hear(data: string | ArrayBuffer): void {
    if (typeof data !== "string") take(decode(data) as Packet);
    else if (data.startsWith(OPEN)) {
      clearTimeout(timer);
      timer = setTimeout(lose, LET_IN_MS);
      send({ type: CONNECT, nsp: namespace, data: hello() });
    } else if (data === PING) {
      line?.send(PONG);
      ears.pinged();
    } else if (data === CLOSE) lose();
  }

  function take({ type, data, id }: Packet): void {
    if (type === CONNECT) {
      clearTimeout(timer);
      inside = true;
      tries = 0;
      ears.connected();
    } else if (type === EVENT) ears.event(data[0], data[1]);
    else if (type === ACK && id !== undefined) waiting.get(id)?.answer(data[0]);
    else if (type === CONNECT_ERROR) {
      disconnect();
      ears.turned(data.message);
    } else if (type === DISCONNECT) {
      disconnect();
      ears.broken(true);
    }
  }

  function send(packet: Packet): void {
    line?.send(encode(packet));
  }

  async function ask(name: string, intent: unknown, ms: number): Promise<unknown> {
    const id = asked++;
    let late: ReturnType<typeof setTimeout> | undefined;
    try {
      return await new Promise((answer, fail) => {
        late = setTimeout(fail, ms, new Error(`no answer to ${name}`));
        waiting.set(id, { answer, fail });
        send({ type: EVENT, nsp: namespace, data: [name, intent], id });
      });
    } finally {
      clearTimeout(late);
      waiting.delete(id);
    }
  }

  // A WebSocket does not notice at once that the network is gone. What runs on this very computer needs none.
  if (window.location.hostname !== "localhost") {
    window.addEventListener("offline", () => {
      if (line !== null) lose();
    });
  }
  return { connected: () => inside, connect, disconnect, ask };
}

function address(): string {
  const { protocol, host } = window.location;
  return `${protocol.replace("http", "ws")}//${host}/socket.io/?EIO=4&transport=websocket`;
}
