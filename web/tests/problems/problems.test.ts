import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { afterEach, describe, expect, it } from "vitest";
import { words as lasVegas } from "../../src/games/las-vegas/text/words.ts";
import { words as reibach } from "../../src/games/reibach/words.ts";
import { notSent } from "../../src/lib/command.ts";
import { HttpError } from "../../src/lib/http.ts";
import { getLocale, locales, m, overwriteGetLocale, type Locale } from "../../src/lib/i18n.ts";
import { errorText, loadCatalogue, problemText } from "../../src/problems/index.ts";
import { moveSpelling, optionSpelling } from "../../src/problems/spelling.ts";

const PACKAGE = "../src/greenbaize";
const OTHERS = locales.filter((locale) => locale !== "en");
const usual = getLocale;

function speak(locale: Locale): void {
  overwriteGetLocale(() => locale);
}

afterEach(() => overwriteGetLocale(usual));

/** The catalogues that can reach the page, as they lie in the package. */
function sources(locale: Locale): string[] {
  return readdirSync(PACKAGE, { recursive: true, encoding: "utf-8" })
    .filter((path) => path.endsWith(`/locale/${locale}.ftl`) && !/^(cli|study)\//.test(path))
    .map((path) => readFileSync(`${PACKAGE}/${path}`, "utf-8"));
}

const codesIn = (texts: string[]): string[] =>
  texts.flatMap((text) => Array.from(text.matchAll(/^([a-z]\w*) =/gm), ([, code]) => code ?? ""));
const factsIn = (texts: string[]): string[] => [
  ...new Set(texts.flatMap((text) => Array.from(text.matchAll(/\$(\w+)/g), ([, fact]) => fact ?? ""))),
];

const ENGLISH = sources("en");
const CODES = codesIn(ENGLISH);
const FACTS = factsIn(ENGLISH);

/** Facts that are the same in every language: what stands between them is the catalogue's. */
const sample = (value: number | string) => Object.fromEntries(FACTS.map((fact) => [fact, value]));

/** Words that no other language of ours has. */
const ENGLISH_WORDS = /\b(and|are|for|has|is|must|no such|of|that|the|there|this|with)\b/i;

describe.each(locales)("the catalogue in %s", (locale) => {
  it("has every code, and says it with all its facts", async () => {
    speak(locale);
    const catalogue = await loadCatalogue(locale);
    for (const code of CODES) {
      expect(catalogue.has(code), code).toBe(true);
      for (const value of [0, 1, 7]) {
        const text = catalogue.sentence({ code, params: sample(value) });
        expect(text, code).toMatch(/\S/);
        expect(text, code).not.toMatch(/[{}$]\w|\{|undefined|\[object/);
      }
    }
  });

  it("is written without faults, and asks for no fact that English does not have", () => {
    const texts = sources(locale);
    const bundle = new FluentBundle(locale);
    for (const text of texts) expect(bundle.addResource(new FluentResource(text))).toEqual([]);
    for (const code of CODES) {
      const faults: Error[] = [];
      const pattern = bundle.getMessage(code)?.value;
      expect(pattern, code).toBeTruthy();
      if (pattern) bundle.formatPattern(pattern, sample(2), faults);
      expect(faults, code).toEqual([]);
    }
    expect(codesIn(texts).sort()).toEqual([...CODES].sort());
  });
});

describe.each(OTHERS)("a reader of %s", (locale) => {
  it("never reads an English sentence", async () => {
    const [english, own] = [await loadCatalogue("en"), await loadCatalogue(locale)];
    const left = CODES.filter((code) => {
      const said = { code, params: sample("7") };
      const text = own.sentence(said);
      return ENGLISH_WORDS.test(text) || (text.includes(" ") && text === english.sentence(said));
    });
    expect(left).toEqual([]);
  });

  it("reads of a problem that the page does not know in general only", async () => {
    speak(locale);
    const unknown = { code: "brand_new", params: {}, rule: "", message: "Something in English." };
    expect(await problemText(unknown)).toBe(m.ui_failed());
    expect(await errorText(new HttpError(502, { ...unknown, code: "" }))).toBe(m.ui_failed());
  });
});

describe("facts in words", () => {
  const told = async (fact: unknown, locale: Locale = "en"): Promise<string> => {
    speak(locale);
    return (await loadCatalogue()).sentence({ code: "no_such_bot", params: { name: "it", bots: fact } });
  };

  it.each<[Locale, unknown, string]>([
    ["en", { any_of: ["a", "b"] }, "a or b"],
    ["fr", { any_of: ["a", "b"] }, "a ou b"],
    ["de", { all_of: ["a", "b", "c"] }, "a, b und c"],
    ["it", { all_of: [{ term: "reibach_oil" }, 2] }, "petrolio e 2"],
    ["en", { dollars: 60 }, "$60,000"],
    ["de", { dollars: 1050 }, "1.050.000\u00a0$"],
    ["fr", { range: { first: 1, last: 4, step: 1 } }, "1 à 4"],
    ["en", { range: { first: 10, last: 1000, step: 10 } }, "10 to 1000 in steps of 10"],
    ["fr", { cause: { code: "game_over", rule: "7.4", params: {} } }, "la partie est finie. (7.4)"],
  ])("%s: %o", async (locale, fact, words) => {
    expect(await told(fact, locale)).toContain(words);
  });

  it("counts by numbers, as each language does", async () => {
    speak("fr");
    const problem = { code: "seats_empty", params: { count: 1, chairs: { all_of: ["2"] } } };
    const one = await problemText(problem);
    const two = await problemText({ ...problem, params: { count: 2, chairs: { all_of: ["2", "3"] } } });
    expect(one.replace("2", "2 et 3")).not.toBe(two);
  });

  it("puts moves in the words of their buttons", async () => {
    speak("fr");
    const problem = { code: "las_vegas_no_such_move", params: { words: "fly", example: "place 4" } };
    const text = await problemText(problem, moveSpelling(lasVegas, ["Ann", "Ben"]));
    expect(text).toContain(lasVegas.move("place 4", ["Ann", "Ben"]));
    expect(text).not.toContain("place 4");
  });

  it("keeps the quotes of moves that come with them", () => {
    const spell = moveSpelling(reibach, []);
    expect(spell("'pass'", "examples")).toBe(`'${reibach.move("pass", [])}'`);
    expect(spell("Ann", "name")).toBe("Ann");
  });

  it("puts options and their values in the words of the page", async () => {
    speak("de");
    const params = { option: "rotate", value: "one", needs: { all_of: ["action_cards"] } };
    const spelling = optionSpelling(lasVegas, ["rotate", "action_cards"], "rotate");
    const text = await problemText({ code: "las_vegas_ruling_needs", params }, spelling);
    expect(text).toContain(lasVegas.option("rotate").name);
    expect(text).toContain(lasVegas.option("action_cards").name);
    expect(text).toContain(lasVegas.choice("rotate", "one"));
  });
});

describe("what went wrong", () => {
  const problem = (code: string, params = {}) => ({ code, params, rule: "", message: "" });

  it("is told by its code", async () => {
    speak("fr");
    const text = await errorText(new HttpError(409, problem("no_seat_free")));
    expect(text).toBe((await loadCatalogue("fr")).sentence(problem("no_seat_free")));
  });

  it("names the field that people filled in", async () => {
    speak("de");
    const text = await errorText(
      new HttpError(422, problem("field_too_long", { field: "name", limit: "20" })),
    );
    expect(text.startsWith(`${m.ui_name()}:`)).toBe(true);
  });

  it("is the connection where no server answered, and where nothing was sent", async () => {
    expect(await errorText(new TypeError("no network"))).toBe(m.home_offline());
    expect(await problemText(notSent("k"))).toBe(m.frame_offline());
  });
});
