/** What bots say of what happens to them, now and then: every device chooses alike, by the table's code and the version. */
import { hashOf, type Felt } from "../lib/bots.ts";

/** Out of a hundred occasions, bots speak on so many. */
const OFTEN = 35;
const ALL = 100;

/** How a change of the scores is taken: whoever gained most is glad, whoever lost or went without is sore. */
export function moodsOf(before: readonly (number | null)[], after: readonly (number | null)[]): Felt[] {
  const gains = after.map((score, seat) => (score ?? 0) - (before[seat] ?? 0));
  const isKnown = [...before, ...after].every((score) => score !== null) && before.length === after.length;
  if (!isKnown || gains.every((gain) => gain === 0)) return [];
  const most = Math.max(...gains);
  return gains.flatMap((gain, seat): Felt[] => {
    if (gain > 0 && gain === most) return [{ seat, mood: "glad" }];
    return gain < 0 || (gain === 0 && most > 0) ? [{ seat, mood: "sore" }] : [];
  });
}

/** Which of the bots among them speaks, if one does. */
export function speaker(felt: readonly Felt[], isBot: (seat: number) => boolean, key: string): Felt | null {
  const luck = ({ seat }: Felt): number => hashOf(`${key} ${seat}`) % ALL;
  const [first] = felt.filter(({ seat }) => isBot(seat)).sort((one, other) => luck(one) - luck(other));
  return first && luck(first) < OFTEN ? first : null;
}
