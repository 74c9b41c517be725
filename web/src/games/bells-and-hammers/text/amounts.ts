// Gains, losses and chances as short texts.

import { getLocale, number } from "../../../lib/i18n.ts";

/** With its sign: `+4`, `−2`, `0`. */
export const signed = (points: number): string =>
  points ? `${points > 0 ? "+" : "−"}${number(Math.abs(points))}` : "0";

/** With a true minus sign where it is below zero. */
export const minus = (points: number): string => (points < 0 ? signed(points) : number(points));

/** A chance in per cent, with a digit more where it is small. */
export function percent(chance: number): string {
  const digits = chance < 0.01 ? 2 : chance < 0.1 ? 1 : 0;
  return new Intl.NumberFormat(getLocale(), { style: "percent", maximumFractionDigits: digits }).format(
    chance,
  );
}
