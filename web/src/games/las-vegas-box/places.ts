/** Places by number: six casinos, and the slot machine behind them. */
export const SLOT_MACHINE = 7;

/** The owner of dice that are nobody's. */
export const NEUTRAL = -1;
