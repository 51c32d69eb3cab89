import { expect, it } from "vitest";
import { decode, encode } from "./msgpack";

const bytes = (...values: number[]): ArrayBuffer => Uint8Array.from(values).buffer;
const text = (value: string): number[] => [...new TextEncoder().encode(value)];
const again = (value: unknown): unknown => decode(encode(value).buffer);

it.each<[unknown]>([
  [null],
  [true],
  [[0, 127, 128, 255, 256, 65_535, 65_536, 2 ** 31 - 1, 2 ** 31, 2 ** 40]],
  [[-1, -32, -33, -128, -129, -32_769, -(2 ** 31), 0.1, -0.5]],
  ["Zoë 🦔".repeat(9)],
  ["x".repeat(300)],
  [Array.from({ length: 40 }, (_, index) => `entry ${index}`)],
  [Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`name ${index}`, [index, null]]))],
])("reads what it has written: %j", (value) => {
  expect(again(value)).toEqual(value);
});

it("leaves out what is undefined, as JSON does", () => {
  expect(again({ a: undefined, b: [undefined] })).toEqual({ b: [null] });
});

it("reads every size that the house may write", () => {
  const wide = "z".repeat(70_000);
  expect(decode(bytes(0xcc, 200))).toBe(200);
  expect(decode(bytes(0xcd, 1, 0))).toBe(256);
  expect(decode(bytes(0xce, 255, 255, 255, 255))).toBe(2 ** 32 - 1);
  expect(decode(bytes(0xcf, 0, 0, 1, 0, 0, 0, 0, 1))).toBe(2 ** 40 + 1);
  expect(decode(bytes(0xd0, 0x80))).toBe(-128);
  expect(decode(bytes(0xd1, 0xff, 0))).toBe(-256);
  expect(decode(bytes(0xd3, 255, 255, 255, 255, 255, 255, 255, 254))).toBe(-2);
  expect(decode(bytes(0xca, 0x3f, 0x80, 0, 0))).toBe(1);
  expect(decode(bytes(0xd9, 4, ...text("Anna")))).toBe("Anna");
  expect(decode(bytes(0xdb, 0, 1, 0x11, 0x70, ...text(wide)))).toBe(wide);
  expect(decode(bytes(0xdd, 0, 0, 0, 1, 0xc0))).toEqual([null]);
  expect(decode(bytes(0xdf, 0, 0, 0, 1, 0xa1, ...text("a"), 0xc2))).toEqual({ a: false });
});

it("does not take for a value what is none", () => {
  expect(() => decode(bytes(0xc1))).toThrow("0xc1");
  expect(() => decode(bytes(0x92, 1))).toThrow(RangeError);
});
