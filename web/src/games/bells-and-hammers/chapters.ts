import type { Ceremony, RecordedMove } from "../../../protocol.ts";
import { m } from "../../lib/i18n.ts";
import { runs, type Chapter } from "../../replay/chapters.ts";

/** Throws stand together by so many, as few as make no more chapters of a game than can be overlooked. */
const STEPS = [20, 50, 100, 200, 500, 1000];
const MOST_CHAPTERS = 10;

/** Where a part starts, and the ply at which to look at it, if that is another one. */
interface Part {
  start: number;
  ply?: number;
  title: () => string;
}

/** From one ply up to another. */
interface Span {
  start: number;
  end: number;
}

/** A game is the sale of its cards, one by one; they are turned up, and the dice are thrown until the bank is empty. */
export function chapters(moves: RecordedMove[], ceremonies: Ceremony[]): Chapter[] {
  const sales = runs(moves, ({ seat }) => seat !== null);
  const draw = sales[0]?.start ? [part({ start: 0, title: m.bells_chapter_draw }, 0)] : [];
  const games = sales.flatMap(({ start, end }, index) => {
    const number = index + 1;
    const played = { start: end, end: sales[number]?.start ?? moves.length };
    const [first = start, ...later] = cardsOf({ start, end }, ceremonies);
    const title = (): string =>
      sales.length > 1 ? m.bells_chapter_game_card({ number, card: 1 }) : m.bells_chapter_card({ card: 1 });
    const game: Chapter = { kind: "game", number, start: first, ply: first, title };
    const cards = later.map((start, at): Part => ({
      start,
      title: () => m.bells_chapter_card({ card: at + 2 }),
    }));
    return [game, ...[...cards, ...afterSale(moves, played, ceremonies)].map(part)];
  });
  return [...draw, ...games];
}

const part = ({ start, ply = start, title }: Part, index: number): Chapter => ({
  kind: "part",
  number: index + 1,
  start,
  ply,
  title,
});

/** Where the sale of each card starts: the first with the sale, each other where the one before it was sold. */
function cardsOf({ start, end }: Span, ceremonies: Ceremony[]): number[] {
  const sold = ceremonies.filter(({ event, ply }) => event === "sold" && ply > start && ply < end);
  return [start, ...sold.map(({ ply }) => ply)];
}

function afterSale(moves: RecordedMove[], span: Span, ceremonies: Ceremony[]): Part[] {
  const { start, end } = span;
  const rolls = moves.flatMap(({ words }, ply) =>
    ply >= start && ply < end && words.startsWith("roll ") ? [ply] : [],
  );
  const cards: Part = { start, title: m.bells_chapter_cards };
  const last = rolls.at(-1);
  if (last === undefined) return [cards];
  const opening = ceremonies.find(({ event, ply }) => event === "inn_opened" && ply > start && ply <= end);
  const opens = opening ? rolls.indexOf(opening.ply - 1) : -1;
  return [cards, ...throws(rolls, opens), { start: last, ply: last + 1, title: m.bells_chapter_last }];
}

/** All throws but the last, which has a chapter of its own; a new one begins with the throw that opens the Inn. */
function throws(rolls: readonly number[], opens: number): Part[] {
  const count = rolls.length - 1;
  const step = STEPS.find((many) => count <= many * MOST_CHAPTERS) ?? count;
  if (opens < 0) return pieces(rolls, { start: 0, end: count }, step);
  const inn: Part = {
    start: rolls[opens] ?? 0,
    ply: (rolls[opens] ?? 0) + 1,
    title: () => m.bells_chapter_inn({ number: opens + 1 }),
  };
  const before = pieces(rolls, { start: 0, end: opens }, step);
  return [...before, inn, ...pieces(rolls, { start: opens + 1, end: count }, step)];
}

/** Throws in a row, so many in each piece. */
function pieces(rolls: readonly number[], { start, end }: Span, step: number): Part[] {
  return Array.from({ length: Math.ceil(Math.max(0, end - start) / step) }, (_, piece) => {
    const first = start + piece * step;
    const last = Math.min(end, first + step);
    const title = (): string =>
      last - first > 1
        ? m.bells_chapter_throws({ first: first + 1, last })
        : m.bells_chapter_throw({ number: last });
    return { start: rolls[first] ?? 0, title };
  });
}
