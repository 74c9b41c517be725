import type { SeatInfo } from "../protocol.ts";

/** A chair with a person in it. */
export const chair = (name: string, changes: Partial<SeatInfo> = {}): SeatInfo => ({
  name,
  person: true,
  connected: true,
  promised: true,
  contributed: true,
  bot: null,
  deadline: null,
  open: false,
  agrees_to_end: false,
  ...changes,
});
