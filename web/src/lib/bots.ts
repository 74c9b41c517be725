/** Bots by their manner. */
import { m } from "./i18n.ts";

const MANNERS: Record<string, () => string> = {
  greedy: m.ui_bot_greedy,
  uniform: m.ui_bot_uniform,
};

/** A bot as people speak of it: by its manner, or by its name. */
export const botSays = (bot: string): string => m.ui_bot({ bot: MANNERS[bot]?.() ?? bot });
