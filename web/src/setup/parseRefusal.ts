/** Why something cannot be chosen: the server says it in English, the page in the reader's language. */

export type Reason =
  | { why: "seats"; from: number; to: number }
  | { why: "needs"; options: string[] }
  | { why: "chairs"; count: number }
  | { why: "rule"; rule: string }
  | { why: "other" };

const SEATS = /^\w+ is for (\d+) to (\d+) seats/;
const NEEDS = /^\w+=\S+ needs ([^.]+)\./;
const CHAIRS = /there are (\d+) seats\.$/;
const RULE = /\(([^()\s]+)\)$/;

export function parseRefusal(says: string): Reason {
  const seats = SEATS.exec(says);
  if (seats) return { why: "seats", from: Number(seats[1]), to: Number(seats[2]) };
  const needs = NEEDS.exec(says)?.[1];
  if (needs) return { why: "needs", options: needs.split(/, | and /) };
  const chairs = CHAIRS.exec(says);
  if (chairs) return { why: "chairs", count: Number(chairs[1]) };
  const rule = RULE.exec(says)?.[1];
  return rule ? { why: "rule", rule } : { why: "other" };
}
