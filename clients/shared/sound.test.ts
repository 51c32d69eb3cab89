// The sounds by their numbers: nobody hears a test, but what crackles, booms or is lost can be reckoned.
import { afterEach, expect, test, vi } from "vitest";

/** What a browser's sound device is asked for here. */
class Device {
  static begun = 0;
  static now = 0;
  state = "running";
  get currentTime(): number {
    return Device.now;
  }
  async resume(): Promise<void> {}
  createBuffer = () => ({ getChannelData: () => new Float32Array(2 * RATE) });
  createGain = () => ({ gain: { value: 1 }, connect: () => undefined });
  createBufferSource = () => ({
    connect: () => undefined,
    start: () => {
      Device.begun += 1;
    },
  });
}

vi.stubGlobal("window", { AudioContext: Device });
// zzfx opens a sound device as soon as it is loaded.
vi.stubGlobal("AudioContext", Device);
const { ZZFX } = await import("zzfx");
const { play, RATE, RECIPES, unlock } = await import("./sound");
type Sound = keyof typeof RECIPES;

const SOUNDS = Object.keys(RECIPES) as Sound[];
/** Sounds that ask for as much attention as each other, those that ask for most first. */
const KINDS: Record<string, Sound[]> = {
  calls: ["turn", "hurry", "win", "join"],
  outcomes: ["trick", "exact", "miss", "burn"],
  moves: ["deal", "roll", "play", "shut"],
};
/** What chance may say: most sounds are a little different each time that a page makes them. */
const CHANCES = [0, 0.3, 0.7, 0.999];
const MOMENT = 0.1 * RATE;
/** No attack that the ear takes for a crack is as short. */
const START = 12;
const END = 0.001 * RATE;
/** Hertz below which a telephone's loudspeaker gives little. */
const SMALL = 400;

type Filter = [b0: number, b1: number, b2: number, a1: number, a2: number];

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

function filtered(wave: number[], [b0, b1, b2, a1, a2]: Filter): number[] {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return wave.map((x) => {
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    [x1, x2, y1, y2] = [x, x1, y, y1];
    return y;
  });
}

/** What lets pass what is higher; what is lower it gives `low` times as strong, at the frequency itself `at` times. */
function high(frequency: number, quality: number, low: number, gain = 1, at = 0): Filter {
  const k = Math.tan((Math.PI * frequency) / RATE);
  const whole = 1 + k / quality + k ** 2;
  return [
    (gain + (at * k) / quality + low * k ** 2) / whole,
    (2 * (low * k ** 2 - gain)) / whole,
    (gain - (at * k) / quality + low * k ** 2) / whole,
    (2 * (k ** 2 - 1)) / whole,
    (1 - k / quality + k ** 2) / whole,
  ];
}

/** The head, and what the ear makes of low tones (ITU-R BS.1770). */
const EAR: Filter[] = [high(1682, 0.7072, 1, 1.5849, 1.2587), high(38.1, 0.5, 0)];

/** How loud its loudest tenth of a second is, in LUFS; of what is shorter, silence is a part. */
function loudness(wave: number[]): number {
  const heard = EAR.reduce(filtered, [...wave, ...new Array<number>(MOMENT).fill(0)]);
  let most = 0;
  for (let from = 0; from < wave.length; from += MOMENT / 4)
    most = Math.max(most, strength(heard.slice(from, from + MOMENT)));
  return 20 * Math.log10(most) - 0.691;
}

/** How much of it is when near which frequency: by moments, and by thirds of an octave from 200 Hz; all together have length 1. */
function course(wave: number[]): number[] {
  const parts = Array.from({ length: 12 * 16 }, (_, part) => {
    const from = Math.floor(part / 16) * (MOMENT / 2);
    const moment = wave.slice(from, from + MOMENT / 2);
    let power = 0;
    for (let step = -2; step <= 2; step += 1)
      power += powerAt(moment, 200 * 2 ** (((part % 16) + step / 5) / 3));
    return Math.sqrt(power);
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

const courses = new Map(SOUNDS.map((sound) => [sound, course(made(sound)[0] as number[])]));

function alike(one: Sound, other: Sound): number {
  const [first, second] = [one, other].map((sound) => courses.get(sound) as number[]) as [number[], number[]];
  return first.reduce((sum, part, at) => sum + part * (second[at] as number), 0);
}

test.each(SOUNDS)("%s fits: never cut off at the top, short, and without a lean", (sound) => {
  for (const wave of made(sound)) {
    expect(wave.every(Number.isFinite)).toBe(true);
    expect(peak(wave)).toBeLessThan(0.6);
    expect(wave.length / RATE).toBeGreaterThan(0.04);
    expect(wave.length / RATE).toBeLessThan(1.05);
    expect(Math.abs(mean(wave)) / strength(wave)).toBeLessThan(0.12);
  }
});

test.each(SOUNDS)("%s comes and goes without a crack", (sound) => {
  for (const wave of made(sound)) {
    expect(wave[0]).toBeCloseTo(0, 10);
    expect(peak(wave.slice(0, START))).toBeLessThan(0.1 * peak(wave));
    expect(peak(wave.slice(-END))).toBeLessThan(0.1 * peak(wave));
  }
});

test.each(SOUNDS)("%s loses little in a telephone's loudspeaker, and is not shrill", (sound) => {
  for (const wave of made(sound)) {
    const small = filtered(wave, high(SMALL, Math.SQRT1_2, 0));
    expect(loudness(wave) - loudness(small)).toBeLessThan(3);
    const steps = wave.map((sample, at) => sample - (wave[at - 1] ?? 0));
    const bright = (strength(steps) / strength(wave) / (2 * Math.PI)) * RATE;
    expect(bright).toBeLessThan(4_000);
  }
});

test("a tone of 997 Hz is as loud as the rule for loudness says", () => {
  const tone = Array.from({ length: RATE }, (_, at) => Math.sin((2 * Math.PI * 997 * at) / RATE));
  expect(loudness(tone)).toBeCloseTo(-3.01, 1);
});

test("sounds of the same kind are about as loud as each other, and what happens all the time is softest", () => {
  const kinds = Object.values(KINDS);
  expect(kinds.flat().sort()).toEqual([...SOUNDS].sort());
  const levels = kinds.map((kind) => kind.flatMap((sound) => made(sound).map(loudness)));
  for (const level of levels) expect(Math.max(...level) - Math.min(...level)).toBeLessThan(6);
  const [calls, outcomes, moves] = levels.map((level) => Math.max(...level)) as [number, number, number];
  expect(calls).toBeGreaterThan(outcomes + 1);
  expect(outcomes).toBeGreaterThan(moves + 1);
});

test("no two sounds can be taken for each other, least of all one that calls on somebody", () => {
  expect(alike("turn", "turn")).toBeCloseTo(1, 5);
  // Noise is the sine of great numbers, of which an engine that has compiled the sum has other last digits.
  for (const one of SOUNDS)
    for (const other of SOUNDS)
      if (one !== other) expect(alike(one, other), `${one}, ${other}`).toBeLessThan(0.75);
  for (const call of ["turn", "hurry"] as const)
    for (const other of SOUNDS)
      if (other !== call) expect(alike(call, other), `${call}, ${other}`).toBeLessThan(0.5);
});

/** The most that one action has ever brought along, and a clock that happens to say so now. */
function atATime(): Sound[][] {
  const { outcomes, moves } = KINDS as Record<"outcomes" | "moves", Sound[]>;
  const pairs = outcomes.flatMap((one, at) => outcomes.slice(at + 1).map((other) => [one, other]));
  return moves.flatMap((move) => pairs.map((pair) => [move, ...pair, "win", "hurry"] as Sound[]));
}

test.each(atATime())("%s, %s, %s, %s and %s fit together", (...sounds) => {
  for (const chance of CHANCES.keys()) {
    const together = new Array<number>(2 * RATE).fill(0);
    for (const sound of sounds)
      made(sound)[chance]?.forEach((sample, at) => {
        together[at] = (together[at] as number) + sample;
      });
    expect(peak(together)).toBeLessThan(1);
  }
});

test("ten at a time are no louder than one", async () => {
  await unlock();
  await Promise.all(new Array<Sound>(10).fill("deal").map(play));
  expect(Device.begun).toBe(1);
  await play("play");
  expect(Device.begun).toBe(2);
  Device.now = 1;
  await play("deal");
  expect(Device.begun).toBe(3);
});
