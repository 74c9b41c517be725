/** What went wrong, in the reader's language: refusals, HTTP errors and closed connections, all by their codes. */
import { isNotSent } from "../lib/command.ts";
import { HttpError } from "../lib/http.ts";
import { getLocale, m, type Locale } from "../lib/i18n.ts";
import type { Catalogue, Said, Spelling } from "./catalogue.ts";

export type { Catalogue, Said, Spelling };

const SOURCES: Record<Locale, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
  it: () => import("./it.ts"),
};

const loaded = new Map<Locale, Promise<Catalogue>>();

/** The catalogue of the reader's language; it is fetched when the first sentence of it is needed. */
export function loadCatalogue(locale = getLocale()): Promise<Catalogue> {
  const known = loaded.get(locale) ?? fetchCatalogue(locale);
  loaded.set(locale, known);
  known.catch(() => loaded.delete(locale));
  return known;
}

async function fetchCatalogue(locale: Locale): Promise<Catalogue> {
  const [{ Catalogue }, sources] = await Promise.all([import("./catalogue.ts"), SOURCES[locale]()]);
  return new Catalogue(locale, Object.values(sources.default));
}

/** A problem in one sentence, without its rule. */
export async function problemText(problem: Said, spelling?: Spelling): Promise<string> {
  if (isNotSent(problem)) return m.frame_offline();
  try {
    return (await loadCatalogue()).sentence(problem, spelling);
  } catch {
    return m.ui_failed();
  }
}

/** Why a request failed; without an answer of the server there is no connection. */
export async function errorText(error: unknown): Promise<string> {
  return error instanceof HttpError ? problemText(error.problem, formSpelling) : m.home_offline();
}

/** Fields of requests that people fill in. */
const FIELDS: Record<string, () => string> = { name: m.ui_name };

const formSpelling: Spelling = (text, fact) => (fact === "field" ? (FIELDS[text]?.() ?? text) : text);
