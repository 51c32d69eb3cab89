// The sounds by their numbers: nobody hears a test, but what crackles, booms or is lost can be reckoned.
import { afterEach, expect, test, vi } from "vitest";

// zzfx opens a sound device as soon as it is loaded.
vi.stubGlobal("AudioContext", class {});
const { ZZFX } = await import("zzfx");
const { RATE, RECIPES } = await import("./sound");
type Sound = keyof typeof RECIPES;

const SOUNDS = Object.keys(RECIPES) as Sound[];
/** What chance may say: most sounds are a little different each time that a page makes them. */
const CHANCES = [0, 0.3, 0.7, 0.999];
const MOMENT = 0.05 * RATE;
/** No attack that the ear takes for a crack is as short. */
const START = 12;
const END = 0.001 * RATE;

afterEach(() => vi.restoreAllMocks());

const waves = new Map<Sound, number[][]>();

function made(sound: Sound): number[][] {
  const known = waves.get(sound);
  if (known !== undefined) return known;
  const fresh = CHANCES.map((chance) => {
    vi.spyOn(Math, "random").mockReturnValue(chance);
    return ZZFX.buildSamples(...RECIPES[sound]);
  });
  waves.set(sound, fresh);
  return fresh;
}

function peak(wave: number[]): number {
  return wave.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
}

function mean(wave: number[], of: (sample: number) => number = (sample) => sample): number {
  return wave.reduce((sum, sample) => sum + of(sample), 0) / wave.length;
}

function strength(wave: number[]): number {
  return Math.sqrt(mean(wave, (sample) => sample ** 2));
}

/** How strong its strongest moment is; of what is shorter, silence is a part. */
function loudness(wave: number[]): number {
  const heard = [...wave, ...new Array<number>(MOMENT).fill(0)];
  let most = 0;
  for (let from = 0; from < wave.length; from += MOMENT / 2)
    most = Math.max(most, strength(heard.slice(from, from + MOMENT)));
  return most;
}

/** How much of it is near a frequency, by thirds of an octave from 200 Hz to 6 kHz; all together have length 1. */
function bands(wave: number[]): number[] {
  const parts = Array.from({ length: 16 }, (_, third) => {
    let power = 0;
    for (let step = -2; step <= 2; step += 1) power += powerAt(wave, 200 * 2 ** ((third + step / 5) / 3));
    return power;
  });
  const length = Math.hypot(...parts);
  return parts.map((part) => part / length);
}

/** By Goertzel: one multiplication for each sample. */
function powerAt(wave: number[], frequency: number): number {
  const turn = 2 * Math.cos((2 * Math.PI * frequency) / RATE);
  let last = 0;
  let before = 0;
  for (const sample of wave) [last, before] = [sample + turn * last - before, last];
  return last ** 2 + before ** 2 - turn * last * before;
}

function alike(one: Sound, other: Sound): number {
  const [first, second] = [one, other].map((sound) => bands(made(sound)[0] as number[])) as [
    number[],
    number[],
  ];
  return first.reduce((sum, part, band) => sum + part * (second[band] as number), 0);
}

test.each(SOUNDS)("%s fits: never cut off at the top, short, and without a lean", (sound) => {
  for (const wave of made(sound)) {
    expect(wave.every(Number.isFinite)).toBe(true);
    expect(peak(wave)).toBeLessThan(0.6);
    expect(wave.length / RATE).toBeGreaterThan(0.04);
    expect(wave.length / RATE).toBeLessThan(1.5);
    expect(Math.abs(mean(wave)) / strength(wave)).toBeLessThan(0.12);
  }
});

test.each(SOUNDS)("%s is neither lost among the others nor drowns them: within 13 dB", (sound) => {
  for (const wave of made(sound)) {
    expect(loudness(wave)).toBeGreaterThan(0.05);
    expect(loudness(wave)).toBeLessThan(0.22);
  }
});

test.each(SOUNDS)("%s comes and goes without a crack", (sound) => {
  for (const wave of made(sound)) {
    expect(wave[0]).toBeCloseTo(0, 10);
    expect(peak(wave.slice(0, START))).toBeLessThan(0.1 * peak(wave));
    expect(peak(wave.slice(-END))).toBeLessThan(0.1 * peak(wave));
  }
});

test("what calls on somebody sounds like nothing else that calls on him", () => {
  expect(alike("turn", "turn")).toBeCloseTo(1, 5);
  expect(alike("turn", "hurry")).toBeLessThan(0.3);
  expect(alike("exact", "miss")).toBeLessThan(0.3);
  expect(alike("trick", "miss")).toBeLessThan(0.3);
});
