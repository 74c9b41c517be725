/** Reasons in the reader's language. */
import type { Words } from "../games/words.ts";
import { getLocale, listed, m } from "../lib/i18n.ts";
import { ruleOf, type Book } from "../rules/book.ts";
import { parseRefusal } from "./parseRefusal.ts";

/** Why something cannot be chosen; a rule is quoted as soon as its book is there. */
export function why(says: string, words: Words, book: Book | null): string {
  const reason = parseRefusal(says);
  switch (reason.why) {
    case "seats":
      return m.setup_why_seats(reason);
    case "needs":
      return m.setup_why_needs({ options: listed(reason.options.map((name) => words.option(name).name)) });
    case "chairs":
      return m.setup_why_chairs(reason);
    case "rule":
      return getLocale() === "en" ? says : quoting(reason.rule, book);
    case "other":
      return getLocale() === "en" ? says : m.setup_why();
  }
}

function quoting(rule: string, book: Book | null): string {
  const text = book && ruleOf(book, rule)?.text;
  return text ? m.setup_why_rule({ rule, text }) : m.setup_why();
}
