/** Names of seats in the reader's language: bots are named after the colours, in English. */
import type { TableFrame } from "../../protocol.ts";
import { isBotSeat } from "./bots.ts";
import { m } from "./i18n.ts";

const COLOUR_NAMES: Record<string, () => string> = {
  Red: m.ui_colour_red,
  Blue: m.ui_colour_blue,
  Green: m.ui_colour_green,
  Black: m.ui_colour_black,
  Yellow: m.ui_colour_yellow,
  Grey: m.ui_colour_grey,
  Violet: m.ui_colour_violet,
  Orange: m.ui_colour_orange,
  Cyan: m.ui_colour_cyan,
  Pink: m.ui_colour_pink,
};

/** What a bot is called; any other name stays as it is. */
export const botName = (name: string): string => COLOUR_NAMES[name]?.() ?? name;

/** The frame with the bots' names in the reader's language; people keep theirs. */
export function withLocalNames(frame: TableFrame): TableFrame {
  const seats = frame.table.seats.map((seat) =>
    isBotSeat(seat) ? { ...seat, name: botName(seat.name) } : seat,
  );
  return { ...frame, table: { ...frame.table, seats } };
}
