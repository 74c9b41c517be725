/** The sentences of a language by their codes, and how the facts of a problem are put into words. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Problem } from "../../protocol.ts";
import type { Locale } from "../lib/i18n.ts";
import { capital, listed, listedAny, m, money } from "../lib/i18n.ts";

/** What is needed of a problem to say it. */
export type Said = Pick<Problem, "code" | "params"> & Partial<Problem>;

/** A text among the facts in the reader's words, such as the name of an option; most are shown as they are. */
export type Spelling = (text: string, fact: string) => string;

/** A fact as it travels: a number, a text, or an object whose one key says what it is. */
export type Fact =
  | number
  | string
  | { term: string }
  | { dollars: number }
  | { all_of: Fact[] }
  | { any_of: Fact[] }
  | { range: { first: number | string; last: number | string; step: number } }
  | { cause: Said };

const asItIs: Spelling = (text) => text;

export class Catalogue {
  private readonly bundle: FluentBundle;

  constructor(
    private readonly locale: Locale,
    sources: string[],
  ) {
    this.bundle = new FluentBundle(locale, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source));
  }

  has(code: string): boolean {
    return this.bundle.hasMessage(code);
  }

  /** The problem in one sentence, without its rule; a code that is not known is told in English or in general. */
  sentence({ code, params, message }: Said, spelling = asItIs): string {
    if (this.has(code)) return capital(this.render(code, params as Record<string, Fact>, spelling));
    return (this.locale === "en" && message) || m.ui_failed();
  }

  private render(code: string, params: Record<string, Fact>, spelling: Spelling): string {
    const pattern = this.bundle.getMessage(code)?.value;
    if (!pattern) return code;
    const facts = Object.entries(params).map(([name, fact]) => [name, this.spelt(fact, name, spelling)]);
    return this.bundle.formatPattern(pattern, Object.fromEntries(facts), []);
  }

  /** Numbers stay numbers, because a sentence may count by them. */
  private spelt(fact: Fact, name: string, spelling: Spelling): number | string {
    if (typeof fact === "number") return fact;
    if (typeof fact === "string") return spelling(fact, name);
    const all = (items: Fact[]): string[] => items.map((item) => String(this.spelt(item, name, spelling)));
    if ("term" in fact) return this.render(fact.term, {}, spelling);
    if ("dollars" in fact) return money(fact.dollars);
    if ("all_of" in fact) return listed(all(fact.all_of));
    if ("any_of" in fact) return listedAny(all(fact.any_of));
    if ("range" in fact) return this.range(fact.range);
    const { code, params, rule } = fact.cause;
    const text = this.render(code, params as Record<string, Fact>, spelling);
    return rule ? `${text} (${rule})` : text;
  }

  /** Its ends are shown without separators: they may be those of rules. */
  private range({ first, last, step }: { first: Fact; last: Fact; step: number }): string {
    const ends = { first: String(first), last: String(last) };
    return step === 1
      ? this.render("range", ends, asItIs)
      : this.render("range_in_steps", { ...ends, step }, asItIs);
  }
}
