/** What a chapter is called. */
import { m } from "../lib/i18n.ts";
import type { Chapter, Counted } from "./chapters.ts";

const TITLES: Record<Counted, (chapter: { number: number }) => string> = {
  round: m.replay_round,
  scoring: m.replay_scoring,
  game: m.replay_game,
};

export const countedTitle = (kind: Counted, number: number): string => TITLES[kind]({ number });

export const chapterTitle = (chapter: Chapter): string =>
  chapter.kind === "part"
    ? chapter.title()
    : (chapter.title?.() ?? countedTitle(chapter.kind, chapter.number));
