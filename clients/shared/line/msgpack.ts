// MessagePack, as both ends of the line write it: what JSON has, and nothing besides.

const LETTERS = new TextDecoder();

/** Why a value cannot be read. */
export class Unreadable extends Error {}

/** The bytes of a value; what is `undefined` is left out of an object. No text or list may be longer than 65 535. */
export function encode(value: unknown): Uint8Array<ArrayBuffer> {
  const bytes: number[] = [];
  write(value, bytes);
  return Uint8Array.from(bytes);
}

function write(value: unknown, to: number[]): void {
  if (value === null || value === undefined) to.push(0xc0);
  else if (typeof value === "boolean") to.push(value ? 0xc3 : 0xc2);
  else if (typeof value === "number") writeNumber(value, to);
  else if (typeof value === "string") {
    const letters = new TextEncoder().encode(value);
    writeHead(letters.length, 0xa0, 32, 0xda, to);
    to.push(...letters);
  } else if (Array.isArray(value)) {
    writeHead(value.length, 0x90, 16, 0xdc, to);
    for (const each of value) write(each, to);
  } else {
    const entries = Object.entries(value as object).filter(([, each]) => each !== undefined);
    writeHead(entries.length, 0x80, 16, 0xde, to);
    for (const entry of entries) for (const each of entry) write(each, to);
  }
}

/** How long it is: `short` with the number in it where that is below `few`, else `long` and two bytes. */
function writeHead(count: number, short: number, few: number, long: number, to: number[]): void {
  if (count < few) to.push(short | count);
  else to.push(long, count >> 8, count & 255);
}

function writeNumber(value: number, to: number[]): void {
  if (Number.isInteger(value) && value >= 0 && value < 128) to.push(value);
  else {
    const whole = (value | 0) === value;
    const bytes = new DataView(new ArrayBuffer(8));
    if (whole) bytes.setInt32(0, value);
    else bytes.setFloat64(0, value);
    to.push(whole ? 0xd2 : 0xcb, ...new Uint8Array(bytes.buffer, 0, whole ? 4 : 8));
  }
}

/** The value that those bytes are. Throws `Unreadable`, or a `RangeError` where they end too soon. */
export function decode(buffer: ArrayBuffer): unknown {
  const bytes = new DataView(buffer);
  let at = 0;

  /** Where the next `size` bytes stand, which are read with that. */
  function next(size: number): number {
    at += size;
    return at - size;
  }

  function read(): unknown {
    const kind = bytes.getUint8(next(1));
    if (kind < 0x80) return kind;
    if (kind < 0x90) return readObject(kind & 15);
    if (kind < 0xa0) return readList(kind & 15);
    if (kind < 0xc0) return readText(kind & 31);
    if (kind >= 0xe0) return kind - 256;
    switch (kind) {
      case 0xc0:
        return null;
      case 0xc2:
        return false;
      case 0xc3:
        return true;
      case 0xca:
        return bytes.getFloat32(next(4));
      case 0xcb:
        return bytes.getFloat64(next(8));
      case 0xcc:
        return bytes.getUint8(next(1));
      case 0xcd:
        return bytes.getUint16(next(2));
      case 0xce:
        return bytes.getUint32(next(4));
      case 0xcf:
        return bytes.getUint32(next(4)) * 2 ** 32 + bytes.getUint32(next(4));
      case 0xd0:
        return bytes.getInt8(next(1));
      case 0xd1:
        return bytes.getInt16(next(2));
      case 0xd2:
        return bytes.getInt32(next(4));
      case 0xd3:
        return bytes.getInt32(next(4)) * 2 ** 32 + bytes.getUint32(next(4));
      case 0xd9:
        return readText(bytes.getUint8(next(1)));
      case 0xda:
        return readText(bytes.getUint16(next(2)));
      case 0xdb:
        return readText(bytes.getUint32(next(4)));
      case 0xdc:
        return readList(bytes.getUint16(next(2)));
      case 0xdd:
        return readList(bytes.getUint32(next(4)));
      case 0xde:
        return readObject(bytes.getUint16(next(2)));
      case 0xdf:
        return readObject(bytes.getUint32(next(4)));
      default:
        throw new Unreadable(`0x${kind.toString(16)}`);
    }
  }

  /** Letter by letter: most texts are short names of fields, for which a decoder's call is the larger part. */
  function readText(length: number): string {
    const from = next(length);
    let text = "";
    for (let each = from; each < at; each++) {
      const byte = bytes.getUint8(each);
      if (byte > 127) return LETTERS.decode(new Uint8Array(buffer, from, length));
      text += String.fromCharCode(byte);
    }
    return text;
  }

  function readList(length: number): unknown[] {
    const list: unknown[] = [];
    while (list.length < length) list.push(read());
    return list;
  }

  function readObject(length: number): Record<string, unknown> {
    const object: Record<string, unknown> = {};
    for (let each = 0; each < length; each++) {
      const name = String(read());
      object[name] = read();
    }
    return object;
  }

  return read();
}
