// How events sound.

import type { Sound } from "../../lib/sounds.ts";
import { own } from "../reducer.ts";
import type { Event } from "./generated.ts";

const SOUNDS: Partial<Record<Event["event"], Sound>> = {
  drew: "dice",
  threw: "dice",
  bid: "place",
  sold: "place",
  paid: "place",
  bank_paid: "place",
  cleared: "place",
  turned_up: "paper",
};

export const sound = ({ event }: Event): Sound | undefined => own<Sound>(SOUNDS, event);
