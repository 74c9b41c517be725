// How events sound: dice on felt, cups and tokens put down, cards turned.

import type { Sound } from "../../lib/sounds.ts";
import { own } from "../reducer.ts";
import type { Event } from "./generated.ts";

const SOUNDS: Partial<Record<Event["event"], Sound>> = {
  turned: "paper",
  shown_back: "paper",
  put: "paper",
  shook: "dice",
  sat: "paper",
  lifted: "place",
  revealed: "place",
  threw: "dice",
  bought: "place",
  took: "paper",
  tied: "place",
  challenged: "place",
  duelled: "paper",
  ended: "paper",
};

export const sound = ({ event }: Event): Sound | undefined => own(SOUNDS, event);
