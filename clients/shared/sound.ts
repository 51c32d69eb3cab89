// Short sounds made on the spot: silent until the browser lets them be heard, soft at first, never needed.
import { createSignal } from "solid-js";
import { keep, kept } from "./storage";

/**
 * Recipes for zzfx: volume, randomness, frequency, attack, sustain, release, shape, curve, slide, its slide, pitch jump, its time,
 * time until it is repeated from there, noise, modulation, crush, delay, sustain's volume, decay, tremolo, filter.
 */
export const RECIPES = {
  deal: [0.85, 0.1, 320, 0.004, 0.008, 0.05, 4, 0.4, 0, 0, 0, 0, 0, 0.6, 0, 0, 0, 0.6, 0, 0, -1900],
  roll: [0.5, 0.08, 500, 0.003, 0.06, 0.3, 4, 0.6, 0, 0, 0, 0, 0.14, 0.6, 0, 0, 0, 1, 0, 1, -1600],
  play: [1.1, 0.06, 150, 0.003, 0.03, 0.09, 4, 0.5, -2, 0, 0, 0, 0, 0.4, 0, 0, 0, 0.7, 0.01, 0, -550],
  turn: [0.8, 0, 587, 0.012, 0.12, 0.42, 0, 1, 0, 0, 293, 0.13],
  hurry: [0.85, 0, 1319, 0.01, 0.2, 0.03, 1, 1, 0, 0, 0, 0, 0.24, 0, 0, 0, 0, 1, 0, 1],
  trick: [0.6, 0, 392, 0.01, 0.07, 0.28, 1, 1, 0, 0, 131, 0.08],
  exact: [0.5, 0, 523, 0.012, 0.25, 0.23, 0, 1, 0, 0, 131, 0.09, 0.2],
  burn: [0.5, 0.1, 70, 0.06, 0.16, 0.6, 4, 0.7, 1.5, 0, 0, 0, 0, 1.6, 0, 0.1, 0, 0.7, 0.1],
  shut: [0.7, 0.04, 820, 0.002, 0.006, 0.08, 1, 1, -6, 0, 0, 0, 0, 0.4, 0, 0, 0, 0.6, 0.01, 0, 250],
  miss: [0.6, 0, 466, 0.02, 0.1, 0.35, 1, 1, 0, 0, -117, 0.16],
  join: [0.7, 0, 440, 0.01, 0.04, 0.18, 0, 1, 0, 0, 220, 0.05],
  win: [0.9, 0, 392, 0.02, 0.62, 0.36, 1, 1, 0, 0, 131, 0.16, 0.28],
} as const;

export type Sound = keyof typeof RECIPES;

const FIRST_VOLUME = 0.5;
/** Seconds in which the same sound is heard once: ten cards at a time are no louder than one. */
const AT_A_TIME = 0.05;
/** Samples a second. */
export const RATE = 44_100;

const [volume, storeVolume] = createSignal(Number(kept("volume") ?? FIRST_VOLUME));
const [audible, setAudible] = createSignal(false);
const samples = new Map<Sound, AudioBuffer>();
const begun = new Map<Sound, number>();
let context: AudioContext | null = null;
let muted = false;

/** How loud, 0 to 1, remembered in this browser; a signal. */
export { volume };

/** Whether the browser lets sounds be heard already; a signal. */
export { audible };

export function setVolume(next: number): void {
  keep("volume", String(next));
  storeVolume(next);
}

/** The host wants no sounds here, however loud this page is set. */
export function mute(on: boolean): void {
  muted = on;
}

/** Asks the browser to let sounds be heard: to be called from a tap or a key, and harmless otherwise. */
export async function unlock(): Promise<void> {
  const opened = open();
  if (opened === null) return;
  try {
    await opened.resume();
  } catch {
    // A browser that will not is a silent one.
  }
  setAudible(opened.state === "running");
}

/** Plays a sound, if it may be heard. */
export async function play(sound: Sound): Promise<void> {
  if (context === null || context.state !== "running" || volume() === 0 || muted) return;
  const now = context.currentTime;
  if (now - (begun.get(sound) ?? -1) < AT_A_TIME) return;
  begun.set(sound, now);
  const buffer = samples.get(sound) ?? (await make(context, sound));
  const source = context.createBufferSource();
  const gain = context.createGain();
  gain.gain.value = volume();
  source.buffer = buffer;
  source.connect(gain);
  gain.connect(context.destination);
  source.start();
}

function open(): AudioContext | null {
  const page = window as unknown as { webkitAudioContext?: typeof AudioContext };
  const Context = window.AudioContext ?? page.webkitAudioContext;
  if (context === null && Context !== undefined) context = new Context();
  return context;
}

/** zzfx is asked for late: it opens a sound device as soon as it is loaded, which an old telephone refuses. */
async function make(into: AudioContext, sound: Sound): Promise<AudioBuffer> {
  const { ZZFX } = await import("zzfx");
  const wave = ZZFX.buildSamples(...RECIPES[sound]);
  const buffer = into.createBuffer(1, wave.length, RATE);
  buffer.getChannelData(0).set(wave);
  samples.set(sound, buffer);
  return buffer;
}
