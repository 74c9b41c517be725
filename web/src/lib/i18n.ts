/** Translation: messages, numbers, money and lists in the reader's language. */
import { getLocale, locales, overwriteGetLocale, setLocale } from "../paraglide/runtime.js";

export { m } from "../paraglide/messages.js";
export type Locale = (typeof locales)[number];
export { getLocale, locales, overwriteGetLocale, setLocale };

const THOUSAND = 1000;

/** Formats are dear to make, so each is made once. */
function once<Format>(make: (locale: Locale) => Format): () => Format {
  const made = new Map<Locale, Format>();
  return () => {
    const locale = getLocale();
    const known = made.get(locale) ?? make(locale);
    made.set(locale, known);
    return known;
  };
}

const dollars = once(
  (locale) =>
    new Intl.NumberFormat(locale, {
      style: "currency",
      currency: "USD",
      currencyDisplay: "narrowSymbol",
      maximumFractionDigits: 0,
    }),
);
const numbers = once((locale) => new Intl.NumberFormat(locale));
const lists = once((locale) => new Intl.ListFormat(locale, { type: "conjunction" }));
const choices = once((locale) => new Intl.ListFormat(locale, { type: "disjunction" }));

/** An amount in thousands of dollars: `$60,000`, `60 000 $`. */
export function money(thousands: number): string {
  return dollars().format(thousands * THOUSAND);
}

/** An amount where it is tight: `60k`. */
export function tight(thousands: number): string {
  return `${number(thousands)}k`;
}

export function number(n: number): string {
  return numbers().format(n);
}

/** `a, b and c`. */
export function listed(items: string[]): string {
  return lists().format(items);
}

/** `a, b or c`. */
export function listedAny(items: string[]): string {
  return choices().format(items);
}

/** With its first letter in upper case. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(getLocale()) + text.slice(1);
}
