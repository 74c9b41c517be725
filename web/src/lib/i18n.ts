/** Everything that is said, in the reader's language. */
import { getLocale, locales, setLocale } from "../paraglide/runtime.js";

export { m } from "../paraglide/messages.js";
export type Locale = (typeof locales)[number];
export { getLocale, locales, setLocale };

const THOUSAND = 1000;

/** An amount in thousands of dollars: `$60,000`, `60 000 $`. */
export function money(thousands: number): string {
  return new Intl.NumberFormat(getLocale(), {
    style: "currency",
    currency: "USD",
    currencyDisplay: "narrowSymbol",
    maximumFractionDigits: 0,
  }).format(thousands * THOUSAND);
}

/** An amount where it is tight: `60k`. */
export function tight(thousands: number): string {
  return `${number(thousands)}k`;
}

export function number(n: number): string {
  return new Intl.NumberFormat(getLocale()).format(n);
}

/** `a, b and c`. */
export function listed(items: string[]): string {
  return new Intl.ListFormat(getLocale(), { type: "conjunction" }).format(items);
}

/** With its first letter in upper case. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(getLocale()) + text.slice(1);
}
