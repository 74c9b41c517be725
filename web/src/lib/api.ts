/** What is asked of the server over HTTP. */
import type {
  Ack,
  Deed,
  ForkRequest,
  GameInfo,
  House,
  JoinRequest,
  Mine,
  PrivateLink,
  Seated,
  Setup,
  SetupRequest,
  TableFrame,
  TableRequest,
  Trouble,
} from "../../protocol.ts";

/** The server would not do it, and says why. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    says: string,
    readonly rule = "",
  ) {
    super(says);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const request: RequestInit = { headers: { accept: "application/json" } };
  if (body !== undefined) {
    request.method = "POST";
    request.headers = { ...request.headers, "content-type": "application/json" };
    request.body = JSON.stringify(body);
  }
  const answer = await fetch(path, request);
  if (!answer.ok) {
    const error = (await answer.json().catch(() => ({}))) as Partial<Trouble>;
    throw new Refused(answer.status, error.says ?? answer.statusText, error.rule);
  }
  return (await answer.json()) as T;
}

export const house = (): Promise<House> => ask("/api/house");
export const games = (): Promise<GameInfo[]> => ask("/api/games");
export const setup = (thought: SetupRequest): Promise<Setup> => ask("/api/setups", thought);
export const lay = (table: TableRequest): Promise<Seated> => ask("/api/tables", table);
export const mine = (code: string): Promise<Mine> => ask(`/t/${code}/mine`);
/** What a seat sees of a table, or the public. */
export const look = (code: string, seat: number | null): Promise<TableFrame> =>
  ask(`/t/${code}/table${seat === null ? "" : `?seat=${seat}`}`);
export const join = (code: string, guest: JoinRequest): Promise<Seated> => ask(`/t/${code}/seats`, guest);
export const deed = (code: string, seat: number, deed: Deed): Promise<Ack> =>
  ask(`/t/${code}/seats/${seat}/deeds`, deed);
export const fork = (code: string, from: ForkRequest): Promise<Seated> => ask(`/t/${code}/forks`, from);
export const comeBack = (link: string): Promise<Seated> => ask("/api/back", { link });
export const privateLink = (code: string, seat: number): Promise<PrivateLink> =>
  ask(`/t/${code}/seats/${seat}/link`, null);
export const follow = (code: string, seat: number): Promise<Seated> =>
  ask(`/t/${code}/seats/${seat}/rematch`, null);
