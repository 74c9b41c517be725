/** The preferences of this device's owner, kept in local storage. */

export type Theme = "dark" | "light";

/** How fast things move on this device. */
export const PACES = ["slow", "normal", "fast", "instant"] as const;
export type Pace = (typeof PACES)[number];

const FACTORS: Record<Pace, number> = { slow: 1.6, normal: 1, fast: 0.5, instant: 0 };

/** By what the time of an animation is multiplied. */
export const paceFactor = (pace: Pace): number => FACTORS[pace];

/** How well bots play: opponents for people, the weakest first. */
export const LEVELS = ["novice", "regular", "expert", "master"] as const;
export type Level = (typeof LEVELS)[number];

/** How loud sounds are at first, from 0 to 1. */
const VOLUME = 0.5;

interface Stored {
  theme: Theme | null;
  silent: boolean;
  volume: number;
  pace: Pace;
  autoAnswer: boolean;
  reducedMotion: boolean;
  name: string;
  sidebar: boolean;
  remarks: boolean;
  level: Level;
}

const KEY = "greenbaize";
const DEFAULTS: Stored = {
  theme: null,
  silent: false,
  volume: VOLUME,
  pace: "normal",
  autoAnswer: true,
  reducedMotion: false,
  name: "",
  sidebar: true,
  remarks: true,
  level: "regular",
};

function load(): Stored {
  try {
    const stored = { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>) };
    return {
      ...stored,
      pace: PACES.includes(stored.pace) ? stored.pace : DEFAULTS.pace,
      level: LEVELS.includes(stored.level) ? stored.level : DEFAULTS.level,
    };
  } catch {
    return DEFAULTS;
  }
}

const media = (query: string): MediaQueryList | undefined => globalThis.matchMedia?.(query);

class Preferences {
  private stored = $state(load());
  private systemDark = $state(!(media("(prefers-color-scheme: light)")?.matches ?? false));
  private systemReducedMotion = $state(media("(prefers-reduced-motion: reduce)")?.matches ?? false);

  constructor() {
    media("(prefers-color-scheme: light)")?.addEventListener(
      "change",
      (now) => (this.systemDark = !now.matches),
    );
    media("(prefers-reduced-motion: reduce)")?.addEventListener(
      "change",
      (now) => (this.systemReducedMotion = now.matches),
    );
  }

  /** The theme as chosen, or as the device has it. */
  get theme(): Theme {
    return this.stored.theme ?? (this.systemDark ? "dark" : "light");
  }
  set theme(theme: Theme) {
    this.save({ theme });
  }

  /** Whether there are sounds: unless their owner said no. */
  get sound(): boolean {
    return !this.stored.silent;
  }
  set sound(sound: boolean) {
    this.save({ silent: !sound });
  }

  /** From 0 to 1. */
  get volume(): number {
    return this.stored.volume;
  }
  set volume(volume: number) {
    this.save({ volume });
  }

  get pace(): Pace {
    return this.stored.pace;
  }
  set pace(pace: Pace) {
    this.save({ pace });
  }

  /** Whether questions without a choice answer themselves. */
  get autoAnswer(): boolean {
    return this.stored.autoAnswer;
  }
  set autoAnswer(autoAnswer: boolean) {
    this.save({ autoAnswer });
  }

  /** Whether nothing should fly or tumble: the device says so, or its owner. */
  get reducedMotion(): boolean {
    return this.stored.reducedMotion || this.systemReducedMotion;
  }
  set reducedMotion(reducedMotion: boolean) {
    this.save({ reducedMotion });
  }

  get name(): string {
    return this.stored.name;
  }
  set name(name: string) {
    this.save({ name });
  }

  /** Whether the column with log and chat is open. */
  get sidebar(): boolean {
    return this.stored.sidebar;
  }
  set sidebar(sidebar: boolean) {
    this.save({ sidebar });
  }

  /** Whether bots say a word now and then. */
  get remarks(): boolean {
    return this.stored.remarks;
  }
  set remarks(remarks: boolean) {
    this.save({ remarks });
  }

  /** How well the bots play whom this device's owner seats without saying which. */
  get level(): Level {
    return this.stored.level;
  }
  set level(level: Level) {
    this.save({ level });
  }

  private save(change: Partial<Stored>): void {
    this.stored = { ...this.stored, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.stored));
    } catch {
      // A device that keeps nothing plays all the same.
    }
  }
}

export const preferences = new Preferences();
