/** Quiet sounds made on the spot; none before somebody turns them on. */
import { preferences } from "./preferences.svelte.ts";

let room: AudioContext | null = null;

function desk(): AudioContext | null {
  if (!preferences.sound || typeof AudioContext === "undefined") return null;
  room ??= new AudioContext();
  if (room.state === "suspended") void room.resume();
  return room;
}

/** A short burst of noise through a filter: a die on felt, or paper. */
function rustle(pitch: number, length: number, loud: number, later = 0): void {
  const table = desk();
  if (!table) return;
  const begin = table.currentTime + later;
  const samples = Math.ceil(table.sampleRate * length);
  const noise = table.createBuffer(1, samples, table.sampleRate);
  const data = noise.getChannelData(0);
  for (let i = 0; i < samples; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / samples) ** 3;
  const source = new AudioBufferSourceNode(table, { buffer: noise });
  const filter = new BiquadFilterNode(table, { type: "bandpass", frequency: pitch, Q: 1.2 });
  const volume = new GainNode(table, { gain: loud });
  source.connect(filter).connect(volume).connect(table.destination);
  source.start(begin);
}

function tone(pitch: number, length: number, loud: number): void {
  const table = desk();
  if (!table) return;
  const begin = table.currentTime;
  const source = new OscillatorNode(table, { frequency: pitch, type: "sine" });
  const volume = new GainNode(table, { gain: loud });
  volume.gain.setValueAtTime(loud, begin);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  source.connect(volume).connect(table.destination);
  source.start(begin);
  source.stop(begin + length);
}

/** What is heard while an event is shown. */
export type Sound = "dice" | "place" | "paper";

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
};

export const sounds = {
  play(sound: Sound | undefined): void {
    if (sound) SOUNDS[sound]();
  },
  /** A brass bell: it is your turn. */
  bell(): void {
    tone(1318, 1.1, 0.07);
    tone(2637, 0.7, 0.03);
    tone(3520, 0.35, 0.015);
  },
};
