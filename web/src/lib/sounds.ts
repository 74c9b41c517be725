/** Quiet sounds made on the spot; none before the first tap, and none if somebody said no. */
import { preferences } from "./preferences.svelte.ts";

interface Desk {
  table: AudioContext;
  /** Noise that all rustling is cut from: making it takes longer than a frame has. */
  noise: AudioBuffer;
  /** All sounds go through here, so that they can be made louder or quieter. */
  out: GainNode;
}

/** At half volume sounds are as loud as they were made. */
const LOUDEST = 2;
const NOISE_SECONDS = 0.5;
const SILENT = 0.0001;

let made: Desk | null = null;
/** Browsers let nothing be heard before somebody has touched the page, so nothing is made before. */
let touched = false;
for (const touch of ["pointerdown", "keydown"])
  globalThis.addEventListener?.(touch, () => (touched = true), { capture: true, once: true });

function desk(): Desk | null {
  if (!touched || !preferences.sound || !preferences.volume || typeof AudioContext === "undefined")
    return null;
  made ??= makeDesk();
  made.out.gain.value = LOUDEST * preferences.volume;
  if (made.table.state === "suspended") void made.table.resume();
  return made;
}

function makeDesk(): Desk {
  const table = new AudioContext();
  const out = new GainNode(table);
  out.connect(table.destination);
  return { table, out, noise: makeNoise(table) };
}

function makeNoise(table: AudioContext): AudioBuffer {
  const noise = table.createBuffer(1, Math.ceil(table.sampleRate * NOISE_SECONDS), table.sampleRate);
  const data = noise.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return noise;
}

/** A short burst of noise through a filter: a die on felt, or paper. */
function rustle(pitch: number, length: number, loud: number, later = 0): void {
  const heard = desk();
  if (!heard) return;
  const { table, out, noise } = heard;
  const begin = table.currentTime + later;
  const source = new AudioBufferSourceNode(table, { buffer: noise });
  const filter = new BiquadFilterNode(table, { type: "bandpass", frequency: pitch, Q: 1.2 });
  const volume = fading(table, begin, length, loud);
  source.connect(filter).connect(volume).connect(out);
  source.start(begin, Math.random() * (NOISE_SECONDS - length), length);
}

/** Loud at first, and silent at the end. */
function fading(table: AudioContext, begin: number, length: number, loud: number): GainNode {
  const volume = new GainNode(table, { gain: loud });
  volume.gain.setValueAtTime(loud, begin);
  volume.gain.exponentialRampToValueAtTime(SILENT, begin + length);
  return volume;
}

function tone(pitch: number, length: number, loud: number): void {
  const heard = desk();
  if (!heard) return;
  const { table, out } = heard;
  const begin = table.currentTime;
  const source = new OscillatorNode(table, { frequency: pitch, type: "sine" });
  source.connect(fading(table, begin, length, loud)).connect(out);
  source.start(begin);
  source.stop(begin + length);
}

/** What is heard while an event is shown. */
export type Sound = "dice" | "place" | "paper" | "gong";

const HEARD_DICE = 6;

const SOUNDS: Record<Sound, () => void> = {
  /** Dice on felt, one after the other. */
  dice() {
    for (let i = 0; i < HEARD_DICE; i++) {
      rustle(1400 + Math.random() * 1600, 0.045, 0.22, 0.1 + i * 0.045 + Math.random() * 0.03);
    }
  },
  place() {
    rustle(1700, 0.05, 0.22);
  },
  paper() {
    rustle(4200, 0.12, 0.1);
  },
  /** Low and long, with overtones that do not fit. */
  gong() {
    tone(98, 2.4, 0.16);
    tone(147, 1.8, 0.07);
    tone(263, 1.1, 0.04);
  },
};

function ring(): void {
  tone(1318, 1.1, 0.07);
  tone(2637, 0.7, 0.03);
  tone(3520, 0.35, 0.015);
}

export const sounds = {
  /** What is seen comes first: sounds are made in a task of their own. */
  play(sound: Sound | undefined): void {
    if (sound) window.setTimeout(SOUNDS[sound]);
  },
  /** A brass bell: it is your turn. */
  bell(): void {
    window.setTimeout(ring);
  },
};
