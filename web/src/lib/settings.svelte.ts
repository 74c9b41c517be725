/** What this device remembers of its owner's wishes. */

export type Look = "dark" | "light";

interface Kept {
  room: Look | null;
  sound: boolean;
  calm: boolean;
  name: string;
  side: boolean;
}

const KEY = "greenbaize";
const USUAL: Kept = { room: null, sound: false, calm: false, name: "", side: true };

function remembered(): Kept {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return USUAL;
  }
}

const asks = (query: string): MediaQueryList | undefined => globalThis.matchMedia?.(query);

class Settings {
  private kept = $state(remembered());
  private dusk = $state(!(asks("(prefers-color-scheme: light)")?.matches ?? false));
  private still = $state(asks("(prefers-reduced-motion: reduce)")?.matches ?? false);

  constructor() {
    asks("(prefers-color-scheme: light)")?.addEventListener("change", (now) => (this.dusk = !now.matches));
    asks("(prefers-reduced-motion: reduce)")?.addEventListener("change", (now) => (this.still = now.matches));
  }

  /** The room as chosen, or as the device has it. */
  get room(): Look {
    return this.kept.room ?? (this.dusk ? "dark" : "light");
  }
  set room(room: Look) {
    this.keep({ room });
  }

  get sound(): boolean {
    return this.kept.sound;
  }
  set sound(sound: boolean) {
    this.keep({ sound });
  }

  /** Whether nothing should fly or tumble: the device says so, or its owner. */
  get calm(): boolean {
    return this.kept.calm || this.still;
  }
  set calm(calm: boolean) {
    this.keep({ calm });
  }

  get name(): string {
    return this.kept.name;
  }
  set name(name: string) {
    this.keep({ name });
  }

  /** Whether the column with log and chat is open. */
  get side(): boolean {
    return this.kept.side;
  }
  set side(side: boolean) {
    this.keep({ side });
  }

  private keep(change: Partial<Kept>): void {
    this.kept = { ...this.kept, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // A device that keeps nothing plays all the same.
    }
  }
}

export const settings = new Settings();
