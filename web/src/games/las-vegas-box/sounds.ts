// How events of the box sound.

import { own } from "../reducer.ts";
import type { AnyEvent } from "../words.ts";
import type { Sound } from "../../lib/sounds.ts";

const SOUNDS: Record<string, Sound> = {
  threw: "dice",
  threw_again: "dice",
  scattered: "dice",
  placed: "place",
  kicked: "place",
  paid: "paper",
  paid_early: "paper",
  bonus_paid: "paper",
  stocked: "paper",
  won: "paper",
  rainbow_turned: "paper",
};

export const sound = ({ event }: AnyEvent): Sound | undefined => own(SOUNDS, event);
