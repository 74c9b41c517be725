// How events sound.

import type { Sound } from "../../lib/sounds.ts";
import { own } from "../reducer.ts";
import { SCORINGS } from "./chapters.ts";
import type { Event } from "./generated.ts";

const SOUNDS: Partial<Record<Event["event"], Sound>> = {
  dealt: "paper",
  turned_up: "paper",
  took: "paper",
  drew: "paper",
  drew_unseen: "paper",
  base_laid: "paper",
  opened: "place",
  extended: "place",
  closed: "place",
  dollar_shown: "place",
  business_paid: "paper",
};

/** A $ that brings a scoring strikes the gong. */
export function sound(event: Event): Sound | undefined {
  if (event.event === "dollar_shown" && SCORINGS.includes(event.number)) return "gong";
  return own<Sound>(SOUNDS, event.event);
}
