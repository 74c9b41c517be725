/** How long a bot's move waits, in seconds, at each of the paces that people choose from. */
import { m } from "./i18n.ts";
import { PACES, type Pace } from "./preferences.svelte.ts";

const SECONDS: Record<Pace, number> = { slow: 2, normal: 0.8, fast: 0.3, instant: 0 };
const NAMES: Record<Pace, () => string> = {
  slow: m.frame_pace_slow,
  normal: m.frame_pace_normal,
  fast: m.frame_pace_fast,
  instant: m.frame_pace_instant,
};

export const botSeconds = (pace: Pace): number => SECONDS[pace];

export const paceName = (pace: Pace): string => NAMES[pace]();

/** The pace that so many seconds are nearest to; only no time at all is instant. */
export function paceOf(seconds: number): Pace {
  if (!seconds) return "instant";
  const away = (pace: Pace): number => Math.abs(SECONDS[pace] - seconds);
  return PACES.filter((pace) => pace !== "instant").reduce((best, pace) =>
    away(pace) < away(best) ? pace : best,
  );
}
