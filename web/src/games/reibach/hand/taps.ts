// What fingers and keys do at the table: the first tap picks, the second lets go; what is dragged is let go where it goes.
// What is not allowed is asked for all the same, and the refusal says why.

import type { Business, Card, Seat } from "../generated.ts";
import { HAND_KEYS } from "../keys.ts";
import { BUSINESSES, grouped, isBusiness } from "../model/businesses.ts";
import { BASES, businessAt, NEW_BASE } from "../model/flights.ts";
import { baseWords, layWords } from "../model/targets.ts";
import { takeWords, type Choice, type Looked, type Picked } from "./choice.svelte.ts";

export class Taps {
  constructor(
    private readonly choice: Choice,
    private readonly legal: () => ReadonlySet<string>,
    private readonly me: () => Seat | undefined,
    private readonly act: (words: string) => void,
  ) {}

  release = (): void => {
    if (this.choice.words) this.act(this.choice.words);
  };

  private releaseAgain(): void {
    if (this.choice.isSettled) this.release();
  }

  take = (place: number): void => {
    const { picked } = this.choice;
    if (!this.legal().has(`take ${place}`)) return this.act(`take ${place}`);
    if (picked?.at === "market" && picked.place === place) return this.releaseAgain();
    this.choice.pick({ at: "market", place });
  };

  blind = (): void => {
    if (!this.legal().has("blind")) return this.act("blind");
    if (this.choice.picked?.at === "deck") return this.releaseAgain();
    this.choice.pick({ at: "deck" });
  };

  /** A card, or the deck, leaves its place with the finger. */
  lift = (picked: Picked): void => {
    if (picked.at === "hand" || this.legal().has(takeWords(picked))) this.choice.pick(picked);
  };

  /** A card of the hand lies over this place: what would come of it is shown before it is let go. */
  hover = (card: Card, at: string | null): void => {
    this.choice.hover(at === null ? undefined : this.wordsAt(card, at));
  };

  /** It is let go over this place: that is said at once; returns whether it may stay there. */
  drop = (picked: Picked, at: string): boolean => {
    const words = picked.at === "hand" ? this.wordsAt(picked.card, at) : takeWords(picked);
    if (words === undefined) return false;
    const may = this.legal().has(words);
    this.act(words);
    return may;
  };

  /** It is let go elsewhere. */
  back = (): void => this.choice.clear();

  card = (card: Card): void => {
    if (this.choice.card !== card) return this.choice.pick({ at: "hand", card });
    if (this.choice.words) this.releaseAgain();
    else this.choice.clear();
  };

  /** A target of the card that is lifted. */
  private aim(words: string): void {
    if (!this.legal().has(words)) return this.act(words);
    if (this.choice.target === words) return this.releaseAgain();
    this.choice.aim(words);
  }

  /** The lifted card goes to this place, or else it is looked at. */
  private aimAt(at: string, looked: Looked): void {
    const { card } = this.choice;
    if (!card) return this.choice.look(looked);
    const words = this.wordsAt(card, at);
    if (words !== undefined) this.aim(words);
  }

  business = (business: Business): void => this.aimAt(businessAt(business), business);

  base = (): void => this.aimAt(NEW_BASE, "bases");

  bare = (): void => this.aimAt(BASES, "bases");

  /** What letting go of a card at a place is called, be it legal or not. */
  private wordsAt(card: Card, at: string): string | undefined {
    if (at === NEW_BASE) return baseWords(card);
    if (at === BASES) return this.bareWords(card);
    const business = BUSINESSES.find((one) => at === businessAt(one));
    return business && layWords(isBusiness(card) ? business : card, business, this.me());
  }

  /** A bare base takes a card that opens a row, and no other. */
  private bareWords(card: Card): string | undefined {
    if (isBusiness(card)) return `open ${card}`;
    const unopened = BUSINESSES.find((business) => !this.me()?.rows[business]);
    return unopened && `${card} ${unopened}`;
  }

  /** What a key does besides letting go of what is picked. */
  byKey({ code, key: pressed }: KeyboardEvent): (() => void) | undefined {
    const { choice } = this;
    const place = Number(/^(?:Digit|Numpad)([1-3])$/.exec(code)?.[1]);
    if (place) return () => (choice.clear(), this.take(place));
    const key = pressed.length === 1 ? pressed.toUpperCase() : pressed;
    if (key === "B") return () => (choice.clear(), this.blind());
    if (key === "ArrowRight" || key === "ArrowLeft") {
      return choice.card ? () => choice.step(key === "ArrowRight" ? 1 : -1) : undefined;
    }
    if (key === "Backspace") return () => choice.clear();
    const card = grouped(this.me()?.hand ?? [])[HAND_KEYS.indexOf(key)]?.card;
    return card && (() => choice.pick({ at: "hand", card }));
  }
}
