// What was worth telling of a finished game, read from its moves: the biggest pile, the best throw, the duels.

import type { RecordedMove, Replay } from "../../../../protocol.ts";
import { DICE, parseDice, strengthOf, type Faces } from "./results.ts";

export interface Facts {
  pile: { seat: number; gain: number } | undefined;
  best: { seat: number; dice: Faces } | undefined;
  duels: { won: number; lost: number }[];
}

/** A duel under way. For a table nobody says who fights: that is known when they choose what to keep. */
interface Bout {
  forCard: boolean;
  fighters: number[];
  dice: number[][];
  /** Whose throw comes next, and what they kept. */
  at: number;
  kept: number[];
  begun: boolean;
  declined: number;
}

/** What is kept of some dice, as a move says it. */
function keptBy(words: string, dice: Faces): number[] | undefined {
  if (words === "stand") return [...dice];
  if (words === "throw all") return [];
  return words.startsWith("keep ") ? parseDice(words.slice("keep ".length)) : undefined;
}

class Walk {
  readonly duels: Facts["duels"];
  best: Facts["best"];
  private bestStrength = 0;
  private dice: number[][] = [];
  private keeps = new Map<number, number[]>();
  private answers = 0;
  private bought = false;
  private clearing = false;
  private bout: Bout | null = null;

  constructor(private readonly seats: number) {
    this.duels = Array.from({ length: seats }, () => ({ won: 0, lost: 0 }));
  }

  step({ seat, words }: RecordedMove): void {
    if (seat === null) this.house(words);
    else if (words === "buy" || words === "pass") this.answer(words === "buy");
    else if (words.startsWith("challenge ")) {
      this.begin([seat, Number(words.slice("challenge ".length)) - 1], true);
    } else this.keep(seat, words);
  }

  private house(words: string): void {
    if (words.startsWith("card ")) this.dice = [];
    if (words.startsWith("lift ")) this.lift(words.slice("lift ".length));
    if (words.startsWith("roll ") && this.dice.length) this.roll(parseDice(words.slice("roll ".length)));
  }

  private lift(shown: string): void {
    this.clearing = false;
    this.dice = shown.split(" ").map((one) => [...one.slice(1)].map(Number));
    this.dice.forEach((dice, seat) => this.see(seat, dice));
  }

  private see(seat: number, dice: Faces): void {
    const strength = strengthOf("duel", dice);
    if (dice.length !== DICE || strength <= this.bestStrength) return;
    this.bestStrength = strength;
    this.best = { seat, dice };
  }

  private keep(seat: number, words: string): void {
    const { bout } = this;
    if (bout) bout.at = this.fighter(bout, seat);
    const dice = bout ? bout.dice[bout.at] : this.dice[seat];
    const kept = dice && keptBy(words, dice);
    if (!kept) return;
    if (bout) bout.kept = kept;
    else if (kept.length < DICE) this.keeps.set(seat, kept);
  }

  /** In duel order everybody chooses once before anybody chooses again. */
  private fighter(bout: Bout, seat: number): number {
    bout.begun = true;
    if (!bout.fighters.includes(seat)) bout.fighters.push(seat);
    return bout.fighters.indexOf(seat);
  }

  private roll(faces: number[]): void {
    if (!this.bout && this.clearing) this.begin([], false);
    if (this.bout) return this.rollInBout(this.bout, faces);
    const seat = Math.min(...this.keeps.keys());
    const dice = [...(this.keeps.get(seat) ?? []), ...faces];
    this.keeps.delete(seat);
    this.dice[seat] = dice;
    this.see(seat, dice);
  }

  private rollInBout(bout: Bout, faces: number[]): void {
    if (bout.begun) bout.dice[bout.at] = [...bout.kept, ...faces];
    else bout.dice.push(faces);
  }

  private begin(fighters: number[], forCard: boolean): void {
    this.bout = { forCard, fighters, dice: [], at: 0, kept: [], begun: false, declined: 0 };
  }

  private answer(buys: boolean): void {
    const { bout } = this;
    if (bout) {
      bout.declined = buys ? 0 : bout.declined + 1;
      if (bout.declined === bout.dice.length) this.judge(bout);
      return;
    }
    this.answers += 1;
    this.bought ||= buys;
    if (this.answers < this.seats) return;
    this.clearing = !this.bought;
    this.answers = 0;
    this.bought = false;
  }

  /** Equal dice lose for who played a duel card; for a table they are fought out again. */
  private judge({ forCard, fighters, dice }: Bout): void {
    this.bout = null;
    const strengths = dice.map((five) => strengthOf("duel", five));
    dice.forEach((five, at) => this.see(fighters[at] ?? 0, five));
    const most = Math.max(...strengths);
    const isTied = strengths.filter((strength) => strength === most).length > 1;
    if (isTied && !forCard) return;
    const winner = isTied ? 1 : strengths.indexOf(most);
    fighters.forEach((seat, at) => {
      const duels = this.duels[seat];
      if (duels) duels[at === winner ? "won" : "lost"] += 1;
    });
  }
}

/** The most that one throw of the dice brought somebody, while nobody lost anything. */
function biggestPile(history: Replay["score_history"]): Facts["pile"] {
  let pile: Facts["pile"];
  history.slice(1).forEach(({ scores }, index) => {
    const gains = scores.map((score, seat) => score - (history[index]?.scores[seat] ?? score));
    const gain = Math.max(...gains);
    if (gains.every((one) => one >= 0) && gain > (pile?.gain ?? 0))
      pile = { seat: gains.indexOf(gain), gain };
  });
  return pile;
}

export function factsOf({
  moves,
  seats,
  score_history,
}: Pick<Replay, "moves" | "seats" | "score_history">): Facts {
  const walk = new Walk(seats.length);
  for (const move of moves) walk.step(move);
  return { pile: biggestPile(score_history), best: walk.best, duels: walk.duels };
}
