// What the viewer is about to do: a number, a card and what it needs. Nothing is said before it is let go.

import { outlook, type Outlook } from "../model/outlook.ts";
import { SLOT_MACHINE } from "../../las-vegas-box/places.ts";
import { againWords, diceIn, type Die, type Offers, takeBackWords, type Taken } from "../model/parseMoves.ts";
import type { BonusKey } from "../cards/cardText.ts";
import type { ActionCard, View } from "../generated.ts";

/** The dice that may be thrown again are chosen like a card. */
export const AGAIN = "again";

/** A card that is about to be played, or the dice that may be thrown again. */
type Chosen = ActionCard | typeof AGAIN;

const isAmong =
  (picked: readonly number[], from: number) =>
  (_: Die, index: number): boolean =>
    picked.includes(from + index);

export class Hand {
  /** The number that is lifted, and whether it goes to the slot machine. */
  face = $state<number | null>(null);
  slot = $state(false);
  card = $state<Chosen | null>(null);
  /** What a card turns or moves: a die as it is spelt. */
  from = $state<string | null>(null);
  /** A place or a number that something goes to. */
  to = $state<number | null>(null);
  shows = $state<number | null>(null);
  /** Dice that are picked, by their order. */
  picked = $state<number[]>([]);
  /** A card that is only read. */
  read = $state<ActionCard | BonusKey | null>(null);
  /** A bill that is chosen, or the one that goes under the deck first. */
  bill = $state<number | null>(null);

  constructor(
    private readonly view: () => View,
    private readonly offered: () => Offers,
    private readonly seat: () => number | null,
  ) {}

  clear(): void {
    this.face = null;
    this.slot = false;
    this.setCard(null);
  }

  setCard(card: Chosen | null): void {
    this.card = card;
    this.from = null;
    this.to = null;
    this.shows = null;
    this.picked = [];
    this.bill = null;
    this.read = null;
  }

  /** Look at a card that cannot be played now, or away from it. */
  turnUp(card: ActionCard | BonusKey): void {
    this.read = this.read === card ? null : card;
  }

  /** Lift a number: to its casino, unless only the slot machine will have it. */
  lift(face: number, slot?: boolean): void {
    this.setCard(null);
    this.face = face;
    this.slot = slot ?? !this.offered().place.has(face);
  }

  pick(index: number): void {
    this.picked = this.picked.includes(index)
      ? this.picked.filter((other) => other !== index)
      : [...this.picked, index];
  }

  /** The dice that a card lets choose among. */
  get dice(): Die[] {
    const { again, takeBack } = this.offered();
    if (this.card === AGAIN) return again.length ? diceIn(this.view().rolled) : [];
    return this.card === "take_back" ? [...takeBack.dice, ...takeBack.slot] : [];
  }

  /** The move as it would be said now; null while something is missing. */
  get words(): string | null {
    const words = this.card === null ? this.plain() : this.carded(this.card);
    return words !== undefined && this.offered().legal.has(words) ? words : null;
  }

  /** What would come of it, if it is a placement. */
  get outlook(): Outlook | undefined {
    const [seat, words] = [this.seat(), this.words];
    return seat === null || words === null ? undefined : outlook(this.view(), words, seat);
  }

  private plain(): string | undefined {
    const { lay, claim, take, swap } = this.offered();
    if (this.face !== null) return `${this.slot ? "slot" : "place"} ${this.face}`;
    if (lay.length) return this.laying();
    if (claim.size) return claim.get(this.to ?? only(claim) ?? 0);
    const bill = this.bill ?? (take.size ? only(take) : undefined) ?? 0;
    return take.get(bill) ?? swap.get(bill);
  }

  private laying(): string | undefined {
    const there = this.offered().lay.filter(({ casino }) => casino === this.to);
    return (there.find(({ under }) => under[0] === this.bill) ?? there[0])?.words;
  }

  private carded(card: Chosen): string | undefined {
    const { cards, rotate, double, score } = this.offered();
    switch (card) {
      case "rotate":
        return rotate.find(({ face, kind, to }) => `${face}${kind}` === this.from && to === this.to)?.words;
      case "double":
        return double.find((pair) => this.isPair(pair))?.words;
      case "score_casino":
        return score.get(this.to ?? only(score) ?? 0);
      case "take_back":
        return this.picked.length ? takeBackWords(this.taken()) : undefined;
      case AGAIN:
        return this.picked.length ? againWords(this.dice.filter(isAmong(this.picked, 0))) : undefined;
      default:
        return cards.find((one) => one.card === card)?.words;
    }
  }

  private isPair({ face, casino, shows }: Offers["double"][number]): boolean {
    if (String(face) !== this.from || casino !== this.to) return false;
    return casino !== SLOT_MACHINE || shows === this.shows;
  }

  private taken(): Taken {
    const { dice, slot } = this.offered().takeBack;
    return {
      dice: dice.filter(isAmong(this.picked, 0)),
      slot: slot.filter(isAmong(this.picked, dice.length)),
    };
  }
}

/** The only key of a map that has but one. */
const only = (map: ReadonlyMap<number, string>): number | undefined =>
  map.size === 1 ? [...map.keys()][0] : undefined;
