// Bells & Hammers in the reader's language.

import { m, number } from "../../lib/i18n.ts";
import { optionText, unnamedPreset } from "../phrases.ts";
import type { Words } from "../words.ts";
import type { Event, View } from "./generated.ts";
import { eventText } from "./text/eventText.ts";
import { choice, label, OPTIONS, value } from "./text/labels.ts";
import { promptText } from "./text/promptText.ts";
import { points } from "./text/things.ts";

function move(words: string): string {
  if (words === "pass") return m.bells_move_pass();
  const bid = /^bid (\d+)$/.exec(words)?.[1];
  return bid === undefined ? words : m.bells_move_bid({ points: number(Number(bid)) });
}

export const words: Words<View, Event> = {
  event: eventText,
  move,
  prompt: promptText,
  label,
  value,
  title: () => m.bells_title(),
  about: () => m.bells_about(),
  score: points,
  option: (name) => optionText(OPTIONS, name),
  choice,
  preset: unnamedPreset,
};
