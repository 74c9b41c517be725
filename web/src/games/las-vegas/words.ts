// The words of Las Vegas and of Las Vegas Boulevard.

import { m, money } from "../../lib/i18n.ts";
import type { Words } from "../words.ts";
import { ask } from "./asking.ts";
import { event } from "./events.ts";
import { label, value } from "./labels.ts";
import { move } from "./moves.ts";
import { choice, option, preset } from "./options.ts";

export { cardFace, cardTitle } from "./cards.ts";

export const words: Words = {
  event,
  move,
  ask,
  label,
  value,
  title: () => m.lv_title(),
  about: () => m.lv_about(),
  score: money,
  option,
  choice,
  preset,
};
