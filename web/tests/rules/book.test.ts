import { expect, it } from "vitest";
import { fold, found, loadBook, pieces, numbers, ruleOf, says, terms, type Book } from "../../src/rules/book.ts";

const BOOK: Book = {
  title: "Jeu",
  lead: "",
  sections: [
    { title: "Mise en place", rules: [{ id: "B1", text: "L’un de vous reçoit 50\u202f000\u00a0$ (A6)." }] },
    { title: "Kickers", rules: [{ id: "K1", text: "A die." }, { id: "A6", text: "Money lies open, 6 of it (6)." }] },
  ],
};
const known = numbers(BOOK);
const marked = (text: string, query: string): string[] =>
  pieces(text, terms(query), known)
    .filter(({ kind }) => kind === "hit")
    .map((piece) => piece.text);

it("searches without case, accents and kinds of spaces", () => {
  expect(fold("Reçoit 50\u202f000\u00a0$ – L’Œuf")).toBe("recoit 50 000 $ – l'oeuf");
  expect(says("L’un reçoit 50\u202f000\u00a0$", terms("RECOIT l'un 000 $"))).toBe(true);
});

it("finds rules by words, by number and by the title above them", () => {
  const ids = (query: string) => found(BOOK, query).flatMap(({ rules }) => rules.map(({ id }) => id));
  expect(ids("recoit")).toEqual(["B1"]);
  expect(ids("k1")).toEqual(["K1"]);
  expect(ids("kickers")).toEqual(["K1", "A6"]);
  expect(ids("money kickers")).toEqual(["A6"]);
  expect(ids("poker")).toEqual([]);
  expect(ids("  ")).toEqual(["B1", "K1", "A6"]);
});

it("marks what it found where it stands, whatever its letters", () => {
  expect(marked("L’un de vous reçoit 50\u202f000\u00a0$.", "recoit 000")).toEqual(["reçoit", "000"]);
  expect(marked("Straße, Œuvre", "strasse oeuvre")).toEqual(["Straße", "Œuvre"]);
});

it("turns to a rule by its number", () => {
  expect(ruleOf(BOOK, "K1")?.text).toBe("A die.");
  expect(ruleOf(BOOK, "K2")).toBeUndefined();
});

it("knows the numbers of other rules from figures, and loses no letter", () => {
  const text = "Money (A6), 6 of it (6), and K1 (but see K1).";
  const all = pieces(text, [], known);
  expect(all.filter(({ kind }) => kind === "rule").map((piece) => piece.text)).toEqual(["A6", "K1"]);
  expect(all.map((piece) => piece.text).join("")).toBe(text);
});

it("has every game in every language", async () => {
  for (const game of ["las-vegas", "las-vegas-solo", "las-vegas-second-way", "cincinnati", "reibach", "bells-and-hammers"]) {
    for (const locale of ["en", "fr", "de", "it"]) expect((await loadBook(game, locale)).sections.length).toBeGreaterThan(2);
  }
  await expect(loadBook("chess")).rejects.toThrow("chess");
});
