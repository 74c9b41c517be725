// Bills and cards that change places in a view.

const downwards = (one: number, other: number): number => other - one;

/** Bills with one more, highest first. */
export const withBill = (bills: readonly number[], bill: number): number[] =>
  [...bills, bill].sort(downwards);

/** A row without one of these. */
export function without<Thing>(row: readonly Thing[], thing: Thing): Thing[] {
  const at = row.indexOf(thing);
  return at < 0 ? [...row] : row.toSpliced(at, 1);
}

/** The top card leaves the deck; if only cards that were put under it are left, it is one of them. */
export function drawCard(view: { deck: number; under?: number[] }): void {
  if (view.under && view.deck > 0 && view.under.length === view.deck) view.under.shift();
  view.deck = Math.max(0, view.deck - 1);
}

/** A bill goes under the deck; 0 stands for one that is not seen. */
export function putUnder(view: { deck: number; under: number[] }, bill: number): void {
  view.under.push(bill);
  view.deck += 1;
}
