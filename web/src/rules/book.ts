/** The rules for players, in the reader's language; each book is fetched when it is opened. */
import { getLocale } from "../lib/i18n.ts";

export interface Rule {
  id: string;
  text: string;
}

export interface Book {
  title: string;
  lead: string;
  sections: { title: string; rules: Rule[] }[];
}

const BOOKS = import.meta.glob<Book>("../../rules/*/*.json", { import: "default" });

export async function openBook(game: string): Promise<Book | undefined> {
  return BOOKS[`../../rules/${game}/${getLocale()}.json`]?.();
}

/** What a rule says, by its number. */
export async function ruleText(game: string, id: string): Promise<string | undefined> {
  const book = await openBook(game);
  return book?.sections.flatMap(({ rules }) => rules).find((rule) => rule.id === id)?.text;
}
