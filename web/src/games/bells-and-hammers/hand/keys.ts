/** Keys for everything that can be done at this table. */
import type { Bidding } from "./bidding.svelte.ts";
import type { Auto } from "./ThrowHand.svelte";

export type Keys = Record<string, () => void>;

const AUTOS: readonly Auto[] = ["hand", "slow", "fast"];

/** By hand, by themselves, faster, and by hand again. */
export const nextAuto = (auto: Auto): Auto => AUTOS[(AUTOS.indexOf(auto) + 1) % AUTOS.length] ?? "hand";

/** While cards are sold; whoever is not asked can choose a bid, but not make it. */
export function saleKeys(bidding: Bidding, isAsked: () => boolean, act: (words: string) => void): Keys {
  const answer = (words: string): void => {
    if (isAsked()) act(words);
  };
  const step = (by: number) => (): void => stepOrAsk(bidding, by, answer);
  return {
    ArrowUp: step(1),
    "+": step(1),
    ArrowDown: step(-1),
    "-": step(-1),
    "1": step(1),
    "3": step(3),
    "5": step(5),
    p: () => answer("pass"),
    m: () => (bidding.isAutomatic ? bidding.withdraw() : bidding.possible && bidding.setLimit()),
    k: () => (bidding.isAutomatic ? bidding.withdraw() : bidding.passOn()),
    Enter: () => bidding.isAutomatic || answer(bidding.possible ? `bid ${bidding.bid}` : "pass"),
  };
}

/** While dice are thrown. */
export const diceKeys = (throwIfAsked: () => void, toggleAuto: () => void): Keys => ({
  t: throwIfAsked,
  " ": throwIfAsked,
  Enter: throwIfAsked,
  a: toggleAuto,
});

/** What cannot be bid is sent all the same: the refusal says why. */
export function stepOrAsk(bidding: Bidding, by: number, answer: (words: string) => void): void {
  const dead = bidding.step(by);
  if (dead !== undefined) answer(`bid ${dead}`);
}

/** Do what a key means, unless somebody types or presses a button with it. */
export function press(event: KeyboardEvent, keys: Keys): void {
  const target = event.target instanceof Element ? event.target : document.body;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (target.closest("input, textarea, select, dialog")) return;
  if ((event.key === "Enter" || event.key === " ") && target.closest("button, a")) return;
  const does = Object.hasOwn(keys, event.key) ? keys[event.key] : keys[event.key.toLowerCase()];
  if (!does) return;
  event.preventDefault();
  does();
}
