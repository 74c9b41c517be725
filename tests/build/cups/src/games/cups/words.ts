import { m } from "../../lib/i18n.ts";
import type { Say } from "../info.ts";
import { nameOf, optionText, switchText, unnamedPreset, whoWon, type OptionTexts } from "../phrases.ts";
import type { PromptContext, Words } from "../words.ts";
import type { Event, View } from "./generated.ts";

const LABELS: Record<string, Say> = {
  lifted: m.cups_label_lifted,
  scores: m.cups_label_scores,
  hidden: m.cups_label_hidden,
};

const OPTIONS: OptionTexts = {
  rounds: [m.cups_option_rounds, m.cups_option_rounds_says],
  face_up: [m.cups_option_face_up, m.cups_option_face_up_says],
};

function eventText(event: Event, names: string[]): string | undefined {
  switch (event.event) {
    case "dealt":
      return m.cups_dealt({ name: nameOf(names, event.seat) });
    case "drew":
      return m.cups_drew({ name: nameOf(names, event.seat), card: event.card });
    case "chosen":
      return m.cups_chosen({ name: nameOf(names, event.seat) });
    case "lifted":
      return m.cups_lifted({ numbers: event.numbers.join(" ") });
    case "shown":
      return m.cups_shown({ cards: event.cards.join(" ") });
    default:
      return undefined;
  }
}

function move(words: string): string {
  const [verb, number = ""] = words.split(" ");
  return verb === "hide" ? m.cups_move_hide({ number }) : words;
}

function prompt(context: PromptContext<View>): string | undefined {
  const { play, seat } = context;
  if (play.result) {
    return whoWon(context, m.cups_over_you, ({ names }) => m.cups_over({ names }));
  }
  return seat !== null && play.owing.includes(seat) ? m.cups_ask() : undefined;
}

export const words: Words<View, Event> = {
  event: eventText,
  move,
  prompt,
  label: (path) => LABELS[path]?.(),
  value: () => undefined,
  title: m.cups_title,
  about: m.cups_about,
  score: String,
  option: (name) => optionText(OPTIONS, name),
  choice: (_option, value) => switchText(value) ?? String(value),
  preset: unnamedPreset,
};
