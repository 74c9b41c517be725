// The words of Las Vegas and of Las Vegas Boulevard.

import { m, money } from "../../../lib/i18n.ts";
import type { Words } from "../../words.ts";
import type { Event, View } from "../generated.ts";
import { prompt } from "./prompt.ts";
import { eventText, moods } from "./eventText.ts";
import { merge } from "./mergedText.ts";
import { label, value } from "./viewText.ts";
import { move } from "./moveText.ts";
import { choice, option, preset } from "./optionText.ts";

export { cardFace, cardTitle } from "../cards/actionCards.ts";

export const words: Words<View, Event> = {
  event: eventText,
  merge,
  moods,
  move,
  prompt,
  label,
  value,
  title: () => m.lv_title(),
  about: () => m.lv_about(),
  score: money,
  option,
  choice,
  preset,
};
