// What happens in more than one game of the box. Seats count from 0, casinos from 1; money is in thousands.

import type {
  Ended,
  FirstChosen,
  Paid,
  RoundBegan,
  RoundEnded,
  Stocked,
  Tied,
  Unclaimed,
} from "../las-vegas/generated.ts";

export type { Ended, RoundEnded };

export type SharedEvent = FirstChosen | RoundBegan | Stocked | Tied | Paid | Unclaimed | RoundEnded | Ended;
