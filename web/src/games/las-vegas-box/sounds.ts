// How events of the box sound.

import { own } from "../reducer.ts";
import type { AnyEvent } from "../words.ts";
import type { Sound } from "../../lib/sounds.ts";

const SOUNDS: Record<string, Sound> = {
  threw: "dice",
  threwagain: "dice",
  scattered: "dice",
  placed: "place",
  kicked: "place",
  paid: "paper",
  paidearly: "paper",
  bonuspaid: "paper",
  stocked: "paper",
  won: "paper",
  rainbowturned: "paper",
};

export const sound = ({ event }: AnyEvent): Sound | undefined => own(SOUNDS, event);
