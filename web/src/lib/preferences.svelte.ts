/** The preferences of this device's owner, kept in local storage. */

export type Theme = "dark" | "light";

interface Stored {
  theme: Theme | null;
  sound: boolean;
  reducedMotion: boolean;
  name: string;
  sidebar: boolean;
}

const KEY = "greenbaize";
const DEFAULTS: Stored = { theme: null, sound: false, reducedMotion: false, name: "", sidebar: true };

function load(): Stored {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>) };
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

  get sound(): boolean {
    return this.stored.sound;
  }
  set sound(sound: boolean) {
    this.save({ sound });
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
