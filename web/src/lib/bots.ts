/** Bots as people meet them: how well they play is their level; a face and a manner are for company. */
import { getContext, setContext } from "svelte";
import type { SeatInfo } from "../../protocol.ts";
import { m } from "./i18n.ts";
import { preferences } from "./preferences.svelte.ts";

type Say = () => string;

export const MANNERS = [
  "careful",
  "shark",
  "tie_hunter",
  "counter",
  "hasty",
  "collector",
  "grumbler",
  "cool",
  "dreamer",
  "talker",
] as const;
export type Manner = (typeof MANNERS)[number];

/** How somebody takes what has just happened to them. */
export type Mood = "glad" | "sore";

export interface Felt {
  seat: number;
  mood: Mood;
}

export interface Character {
  manner: Manner;
  name: string;
  says: Say;
  remark: Record<Mood, Say>;
}

type Sketch = Omit<Character, "manner">;

const sketch = (name: string, says: Say, glad: Say, sore: Say): Sketch => ({
  name,
  says,
  remark: { glad, sore },
});

const CHARACTERS: Record<Manner, Sketch> = {
  careful: sketch("Tilda", m.frame_face_careful, m.frame_face_careful_glad, m.frame_face_careful_sore),
  shark: sketch("Rocco", m.frame_face_shark, m.frame_face_shark_glad, m.frame_face_shark_sore),
  tie_hunter: sketch(
    "Fergus",
    m.frame_face_tie_hunter,
    m.frame_face_tie_hunter_glad,
    m.frame_face_tie_hunter_sore,
  ),
  counter: sketch("Ottilie", m.frame_face_counter, m.frame_face_counter_glad, m.frame_face_counter_sore),
  hasty: sketch("Pip", m.frame_face_hasty, m.frame_face_hasty_glad, m.frame_face_hasty_sore),
  collector: sketch(
    "Margot",
    m.frame_face_collector,
    m.frame_face_collector_glad,
    m.frame_face_collector_sore,
  ),
  grumbler: sketch(
    "Balthasar",
    m.frame_face_grumbler,
    m.frame_face_grumbler_glad,
    m.frame_face_grumbler_sore,
  ),
  cool: sketch("Mina", m.frame_face_cool, m.frame_face_cool_glad, m.frame_face_cool_sore),
  dreamer: sketch("Hugo", m.frame_face_dreamer, m.frame_face_dreamer_glad, m.frame_face_dreamer_sore),
  talker: sketch("Coco", m.frame_face_talker, m.frame_face_talker_glad, m.frame_face_talker_sore),
};

const MEANINGS: Record<string, [level: Say, says: Say]> = {
  novice: [m.ui_bot_novice, m.ui_bot_novice_says],
  regular: [m.ui_bot_regular, m.ui_bot_regular_says],
  expert: [m.ui_bot_expert, m.ui_bot_expert_says],
  master: [m.ui_bot_master, m.ui_bot_master_says],
  greedy: [m.ui_bot_greedy, m.ui_bot_greedy_says],
  uniform: [m.ui_bot_uniform, m.ui_bot_uniform_says],
};

/** A bot's level in two words; one that is not known goes by its name. */
export const botLevel = (bot: string): string => MEANINGS[bot]?.[0]() ?? bot;

/** How a bot of this level plays, in a sentence. */
export const botSays = (bot: string): string => MEANINGS[bot]?.[1]() ?? "";

/** Level and sentence together. */
export const botLabel = (bot: string): string =>
  MEANINGS[bot] ? m.ui_bot_named({ level: botLevel(bot), says: botSays(bot) }) : bot;

/** Of these bots the one at the level that this device's owner prefers, else any. */
export const usualBot = (bots: string[]): string =>
  bots.includes(preferences.level) ? preferences.level : (bots[0] ?? preferences.level);

const YARDSTICKS = ["greedy", "uniform"];

/** Of these bots the opponents for people: levels, the weakest first, and the house's own. */
export const opponents = (bots: string[]): string[] => {
  const others = bots.filter((bot) => !YARDSTICKS.includes(bot));
  return others.length ? others : bots;
};

/** Whether a bot sits here by itself, and not for a person who is away. */
export const isBotSeat = ({ bot, person }: SeatInfo): boolean => bot !== null && !person;

/** A number that is the same on every device (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** Who a bot at this seat is. Every device deals the characters of a table alike, and none twice. */
export function characterAt(code: string, seat: number): Character {
  const dealt = [...MANNERS].sort((one, other) => hashOf(code + one) - hashOf(code + other));
  const manner = dealt[seat % dealt.length] ?? "careful";
  return { manner, ...CHARACTERS[manner] };
}

/** "Tilda, the careful one". */
export const characterTitle = ({ name, says }: Character): string =>
  m.frame_face_title({ name, manner: says() });

const TABLE_CODE = Symbol("table code");

/** Tell the parts of a page at which table they are. */
export const provideTableCode = (code: () => string): void => void setContext(TABLE_CODE, code);

/** The code of the table that a part belongs to; empty where there is none. */
export const tableCode = (): string => getContext<(() => string) | undefined>(TABLE_CODE)?.() ?? "";
