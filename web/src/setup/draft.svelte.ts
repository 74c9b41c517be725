/** The draft of a table: its chairs, its options, and its settings. */
import type { GameInfo, OptionInfo, Problem, Setup, SetupRequest, TableRequest } from "../../protocol.ts";
import { usualBot } from "../lib/bots.ts";

export type Value = boolean | number | string;

/** Who is to sit in a chair that is not the host's. */
export type Sitter = { kind: "friend" } | { kind: "bot"; bot: string } | { kind: "here"; name: string };

export interface TableSettings {
  clock: number | null;
  pace: number;
  hints: boolean;
  chat: boolean;
  /** Whether chances are shown; null until somebody says so, and then only whoever plays with bots alone sees them. */
  odds: boolean | null;
  watch: "anyone" | "nobody";
}

export interface Dropped {
  option: string;
  problem: Problem;
}

const FRIEND: Sitter = { kind: "friend" };
const BASE = "base";
const TRIES = 4;

/** A value as the server spells it in words. */
export const spell = (value: Value): string =>
  value === true ? "on" : value === false ? "off" : String(value);

export class SetupDraft {
  readonly game: GameInfo;
  private readonly ask: (draft: SetupRequest) => Promise<Setup>;

  seats = $state(0);
  name = $state("");
  /** One for every chair that the game could have; those beyond `seats` wait in the corner. */
  private sitters = $state<Sitter[]>([]);
  preset = $state<string | null>(null);
  private chosen = $state<Record<string, Value>>({});
  answer = $state<Setup | null>(null);
  dropped = $state<Dropped[]>([]);
  settings = $state<TableSettings>({
    clock: null,
    pace: 0.8,
    hints: true,
    chat: true,
    odds: null,
    watch: "anyone",
  });
  private latestRequest = 0;

  constructor(game: GameInfo, ask: (draft: SetupRequest) => Promise<Setup>) {
    this.game = game;
    this.ask = ask;
    this.seats = game.usual_seats;
    this.sitters = Array.from({ length: Math.max(...game.seats) }, () => FRIEND);
    this.preset = game.presets.find(({ name }) => name === BASE)?.name ?? game.presets[0]?.name ?? null;
  }

  /** Who sits in the chairs after the host's. */
  get others(): Sitter[] {
    return this.sitters.slice(1, this.seats);
  }

  sit(seat: number, sitter: Sitter): void {
    this.sitters[seat] = sitter;
  }

  sitAll(kind: "friend" | "bot"): void {
    const sitter: Sitter = kind === "bot" ? { kind, bot: usualBot(this.game.bots) } : FRIEND;
    this.sitters = this.sitters.map(() => sitter);
  }

  /** The name in a chair that somebody at this device has, if it is empty as its number says. */
  nameAt(seat: number, unnamed: (number: number) => string): string {
    const sitter = this.sitters[seat];
    const given = seat === 0 ? this.name : sitter?.kind === "here" ? sitter.name : "";
    return given.trim() || unnamed(seat + 1);
  }

  /** A name that two people at this device have, if there is one. */
  duplicateName(unnamed: (number: number) => string): string | undefined {
    const names = [0, ...this.at("here")].map((seat) => this.nameAt(seat, unnamed));
    return names.find((name, at) => names.indexOf(name) !== at);
  }

  /** Whether chances will be shown: as somebody said, or to whoever plays with bots alone. */
  get showsOdds(): boolean {
    return this.settings.odds ?? this.others.every(({ kind }) => kind === "bot");
  }

  /** The chairs of one kind, by number. */
  at(kind: Sitter["kind"]): number[] {
    return this.others.flatMap((sitter, at) => (sitter.kind === kind ? [at + 1] : []));
  }

  botAt(seat: number): string {
    const sitter = this.sitters[seat];
    return sitter?.kind === "bot" ? sitter.bot : usualBot(this.game.bots);
  }

  value(option: string): Value | undefined {
    return this.answer?.options[option] ?? this.defaultOf(option);
  }

  /** Why a choice does not go with the rest. */
  refusal(option: string, value: Value): Problem | undefined {
    if (this.answer?.problem) return undefined;
    return this.answer?.refused[option]?.[spell(value)];
  }

  /** Whether an option says anything with what is chosen: nothing that it needs is as by default. */
  applies({ needs }: OptionInfo): boolean {
    return needs.every((name) => this.value(name) !== this.defaultOf(name));
  }

  private defaultOf(option: string): Value | undefined {
    return this.game.options.find(({ name }) => name === option)?.default;
  }

  unusual(option: string): boolean {
    return option in (this.answer?.changed ?? {});
  }

  async choose(option: string, value: Value): Promise<void> {
    this.chosen = { ...this.chosen, [option]: value };
    this.dropped = [];
    await this.settle();
  }

  async take(preset: string): Promise<void> {
    this.preset = preset;
    this.chosen = {};
    this.dropped = [];
    await this.settle();
  }

  async setSeats(seats: number): Promise<void> {
    this.seats = seats;
    this.dropped = [];
    await this.settle();
  }

  /** Ask what the set-up comes to; what no longer goes with the rest is left out, and said. */
  async settle(): Promise<void> {
    const latestRequest = ++this.latestRequest;
    for (let tries = 0; tries < TRIES; tries++) {
      const answer = await this.ask(this.request());
      if (latestRequest !== this.latestRequest) return;
      this.answer = answer;
      const { problem } = answer;
      const conflicting = problem && this.conflicting(answer);
      if (!conflicting) return;
      this.dropped = [...this.dropped, { option: conflicting, problem }];
      this.chosen = Object.fromEntries(Object.entries(this.chosen).filter(([name]) => name !== conflicting));
    }
  }

  /** A choice that is refused while another of the same option is not. */
  private conflicting(answer: Setup): string | undefined {
    return Object.keys(this.chosen).find((name) => {
      const refused = answer.refused[name];
      const choices = this.game.options.find((option) => option.name === name)?.choices ?? [];
      return refused && choices.some((choice) => !(spell(choice) in refused));
    });
  }

  private request(): SetupRequest {
    return { game: this.game.name, seats: this.seats, preset: this.preset, options: { ...this.chosen } };
  }

  /** What is asked of the server when the table is laid; bots and people sit down after that. */
  tableRequest(name: string): TableRequest {
    const { clock, pace, hints, chat, odds, watch } = this.settings;
    return {
      ...this.request(),
      game: this.game.name,
      name,
      clock,
      pace,
      hints,
      chat,
      odds,
      watch,
      throw_after: null,
    };
  }
}
