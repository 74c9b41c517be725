// The number that is lifted but not yet let go; the games of many colours choose nothing else.

export interface Thrown {
  face: number;
  /** Colours counted from 0, in the order of the box. */
  colours: number[];
}

interface Asked {
  moves: readonly string[];
  rolled: readonly { face: number }[];
  throws: boolean;
  act: (words: string) => void;
  throwDice: () => void;
}

const wordsFor = (face: number): string => `place ${face}`;

export class Choice {
  face = $state<number | null>(null);

  constructor(private readonly asked: () => Asked) {}

  /** The move as it would be said now. */
  get words(): string | null {
    const words = this.face === null ? "" : wordsFor(this.face);
    return this.asked().moves.includes(words) ? words : null;
  }

  can(face: number): boolean {
    return this.asked().moves.includes(wordsFor(face));
  }

  isThrown(face: number): boolean {
    return this.asked().rolled.some((heap) => heap.face === face);
  }

  /** The first tap lifts a number, the second lets it go; a dead one asks why. */
  choose(face: number): void {
    if (!this.can(face)) this.asked().act(wordsFor(face));
    else if (this.face === face) this.release();
    else this.face = face;
  }

  release(): void {
    if (this.words) this.asked().act(this.words);
  }

  /** Digits lift, Enter confirms, T throws. */
  key(event: KeyboardEvent): void {
    const target = event.target as Element;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (target.closest("input, textarea, select, dialog")) return;
    const { moves, throws, throwDice } = this.asked();
    const digit = Number(/^(?:Digit|Numpad)([1-6])$/.exec(event.code)?.[1] ?? 0);
    if (digit && moves.length && this.isThrown(digit)) {
      this.face = null;
      this.choose(digit);
    } else if (event.key === "Enter" && !target.closest("button, a, summary")) this.release();
    else if (event.key.toLowerCase() === "t" && throws) throwDice();
  }
}
