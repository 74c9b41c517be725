/** The rules of a game as a book: fetched in the reader's language, and searched. */
import { getLocale } from "../lib/i18n.ts";

export interface Rule {
  id: string;
  text: string;
}

export interface Section {
  title: string;
  rules: Rule[];
}

export interface Book {
  title: string;
  lead: string;
  sections: Section[];
}

const BOOKS = import.meta.glob<Book>("../../rules/*/*.json", { import: "default" });

/** Every book is a chunk of its own; a game without one is not known. */
export async function loadBook(game: string, locale: string = getLocale()): Promise<Book> {
  const load = BOOKS[`../../rules/${game}/${locale}.json`] ?? BOOKS[`../../rules/${game}/en.json`];
  if (!load) throw new Error(game);
  return load();
}

export const ruleOf = (book: Book, id: string): Rule | undefined =>
  book.sections.flatMap(({ rules }) => rules).find((rule) => rule.id === id);

/** The numbers of all rules. */
export const numbers = (book: Book): Set<string> =>
  new Set(book.sections.flatMap(({ rules }) => rules.map(({ id }) => id)));

/** A letter as one searches for it: without case or accents, spaces and apostrophes all alike. */
function plain(letter: string): string {
  if (/\s/u.test(letter)) return " ";
  if (letter === "’" || letter === "‘") return "'";
  const bare = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return bare.replace("œ", "oe").replace("æ", "ae").replace("ß", "ss");
}

export const fold = (text: string): string => Array.from(text, plain).join("");

/** The words of a search; all of them must be found. */
export const terms = (query: string): string[] => fold(query).split(" ").filter(Boolean);

export const says = (text: string, wanted: string[]): boolean => {
  const folded = fold(text);
  return wanted.every((term) => folded.includes(term));
};

/** Only what a search finds: rules by their number or words, and all rules of a title that fits. */
export function found(book: Book, query: string): Section[] {
  const wanted = terms(query);
  if (!wanted.length) return book.sections;
  return book.sections
    .map((section) => ({
      ...section,
      rules: section.rules.filter(({ id, text }) => says(`${id} ${section.title} ${text}`, wanted)),
    }))
    .filter(({ rules }) => rules.length > 0);
}

export interface Piece {
  text: string;
  kind: "plain" | "hit" | "rule";
}

/** A text in pieces: what a search found, and the numbers of other rules. */
export function pieces(text: string, wanted: string[], known: Set<string>): Piece[] {
  const kinds = Array<Piece["kind"]>(text.length).fill("plain");
  for (const { index, 0: id } of text.matchAll(/[A-Z\d][\w.-]*[\w]/g)) {
    if (known.has(id) && quoted(text, index, id.length)) kinds.fill("rule", index, index + id.length);
  }
  for (const [from, to] of hits(text, wanted)) kinds.fill("hit", from, to);
  return joined(text, kinds);
}

/** Numbers of rules stand in brackets; a bare figure is a figure. */
function quoted(text: string, from: number, length: number): boolean {
  const open = text.lastIndexOf("(", from);
  return /[A-Z.]/.test(text.slice(from, from + length)) && open > text.lastIndexOf(")", from);
}

function hits(text: string, wanted: string[]): [number, number][] {
  const places: number[] = [];
  let folded = "";
  Array.from(text).reduce((at, letter) => {
    const bare = plain(letter);
    places.push(...Array<number>(bare.length).fill(at));
    folded += bare;
    return at + letter.length;
  }, 0);
  places.push(text.length);
  return wanted.flatMap((term) => {
    const all: [number, number][] = [];
    for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + term.length)) {
      all.push([places[at] ?? 0, places[at + term.length] ?? text.length]);
    }
    return all;
  });
}

function joined(text: string, kinds: Piece["kind"][]): Piece[] {
  const all: Piece[] = [];
  kinds.forEach((kind, at) => {
    const last = all.at(-1);
    if (last?.kind === kind) last.text += text.charAt(at);
    else all.push({ kind, text: text.charAt(at) });
  });
  return all;
}
