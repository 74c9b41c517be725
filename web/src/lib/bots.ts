/** Bots by their manner. */
import { m } from "./i18n.ts";

const LABELS: Record<string, () => string> = {
  greedy: m.ui_bot_greedy,
  uniform: m.ui_bot_uniform,
};

/** A bot as people speak of it: by its manner, or by its name. */
export const botLabel = (bot: string): string => m.ui_bot({ bot: LABELS[bot]?.() ?? bot });
