/** Places by number: six casinos, and the slot machine behind them. */
export const SLOT_MACHINE = 7;

/** The owner of dice that are nobody's. */
export const NEUTRAL = -1;

/** Where a casino lies, for what flies. */
export const casinoAt = (casino: number): string => `casino-${casino}`;

/** What is lit about a casino while it pays. */
export const paysAt = (casino: number): string => `pays-${casino}`;

const PAYS: ReadonlySet<string> = new Set(["paid", "tied", "unclaimed", "paid_early", "won"]);

/** A casino that an event is about: that it is, and that it pays if it does. */
export const placesOf = ({ event, casino }: { event: string; casino: number }): string[] =>
  PAYS.has(event) ? [casinoAt(casino), paysAt(casino)] : [casinoAt(casino)];
