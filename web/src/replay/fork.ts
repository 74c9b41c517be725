/** A new table that goes on from a moment of a finished game: one person, and bots in all other chairs. */
import type { GameInfo, SeatInfo } from "../../protocol.ts";
import { fetchGames, fetchTable, forkTable, sendCommand } from "../lib/api.ts";
import { usualBot } from "../lib/bots.ts";
import { confirmContribution, nextContribution, watchDice } from "../lib/fairDice.ts";

export interface Fork {
  code: string;
  viewer: number | null;
  game: string;
  chairs: SeatInfo[];
  ply: number;
  name: string;
  seat: number;
}

/** Lays the table and begins; whatever goes wrong after it is laid can be mended at the table itself. */
export async function fork(fork: Fork): Promise<string> {
  const { ply, name, seat } = fork;
  const bots = await botsOf(fork.game);
  const laid = await forkTable(fork.code, fork.viewer, { ply, name, seat });
  await begin(fork, laid.code, bots).catch(() => null);
  return laid.code;
}

async function begin({ chairs, seat }: Fork, code: string, bots: string[]): Promise<void> {
  for (const [other, chair] of chairs.entries()) {
    if (other !== seat)
      await sendCommand(
        code,
        seat,
        { type: "add_bot", seat: other, bot: botFor(chair, bots) },
        { retry: true },
      );
  }
  await promise(code, seat);
  await sendCommand(code, seat, { type: "start" }, { retry: true });
}

/** This device has seen the seal, and promises its part; at the table it opens it. */
async function promise(code: string, seat: number): Promise<void> {
  const { table } = await fetchTable(code, seat);
  const command = nextContribution(watchDice(table, seat), table, seat);
  if (!command) return;
  await sendCommand(code, seat, command, { retry: true });
  confirmContribution(code, seat, command.type);
}

async function botsOf(game: string): Promise<string[]> {
  const all: GameInfo[] = await fetchGames();
  return all.find(({ name }) => name === game)?.bots ?? [];
}

/** The bot that sat there, else the usual one. */
export function botFor(chair: SeatInfo, bots: string[]): string {
  return chair.bot !== null && bots.includes(chair.bot) ? chair.bot : usualBot(bots);
}
