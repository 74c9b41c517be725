/** How long a moment stays when a replay runs by itself. */
import type { ReplayMoment, RecordedMove } from "../../protocol.ts";
import type { Reducer } from "../games/reducer.ts";
import type { WireEvent } from "../games/words.ts";

const DEALT = 550;
const READ = 1300;
const REST = 500;
const LONGEST = 5000;

/** Bills and cards in a row go by faster than what people do; what moves on the table is waited for. */
export function momentPace(
  reducer: Reducer | undefined,
  moment: ReplayMoment,
  next: RecordedMove | undefined,
): number {
  const events = moment.events as WireEvent[];
  const shown = events.reduce((sum, event, index) => sum + (reducer?.pace(event, events[index - 1]) ?? 0), 0);
  const dealt = moment.move?.seat === null && next?.seat === null;
  return Math.max(dealt ? DEALT : READ, Math.min(LONGEST, shown + REST));
}
