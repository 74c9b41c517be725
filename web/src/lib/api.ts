/** The server's HTTP endpoints. A seat of null is the public. */
import type {
  Ack,
  ForkRequest,
  GameInfo,
  HeldSeats,
  JoinRequest,
  ReplayMoment,
  PrivateLink,
  Seated,
  ServerInfo,
  Setup,
  SetupRequest,
  Replay,
  TableFrame,
  TableRequest,
} from "../../protocol.ts";
import { newKey, type Command } from "./command.ts";
import { isAnswer, requestJson, requestText, type RequestOptions } from "./http.ts";
import { forgetSeatKey, seatKey } from "./seatKeys.ts";

type Viewer = number | null;

/** The address of something at a table, as a seat or the public sees it. */
export const addressOf = (code: string, seat: Viewer, what: string): string =>
  `/t/${code}/${what}${seat === null ? "" : `?seat=${seat}`}`;

export const fetchServer = (): Promise<ServerInfo> => requestJson("/api/server");
export const fetchGames = (): Promise<GameInfo[]> => requestJson("/api/games");
export const checkSetup = (setup: SetupRequest): Promise<Setup> =>
  requestJson("/api/setups", { body: setup });
export const createTable = (table: TableRequest): Promise<Seated> => askForSeat("/api/tables", table);
export const claimSeat = (link: string): Promise<Seated> => askForSeat("/api/claims", { link });

/** The seats that this device holds at a table. */
export const fetchHeldSeats = (code: string): Promise<HeldSeats> => requestJson(`/t/${code}/held-seats`);
export const fetchTable = (code: string, seat: Viewer): Promise<TableFrame> =>
  requestJson(addressOf(code, seat, "table"));
export const joinTable = (code: string, guest: JoinRequest): Promise<Seated> =>
  askForSeat(`/t/${code}/seats`, guest);
export const fetchPrivateLink = (code: string, seat: number): Promise<PrivateLink> =>
  requestJson(`/t/${code}/seats/${seat}/link`, { body: null });
/** The cookie of the old seat is the key of the new one. */
export const joinRematch = (code: string, seat: number): Promise<Seated> =>
  requestJson(`/t/${code}/seats/${seat}/rematch`, { body: null, repeat: true });

/** A seat is asked for until the server answers, always under the same key: it is given once. */
async function askForSeat(address: string, wish: object, options: RequestOptions = {}): Promise<Seated> {
  const key = seatKey(address, wish);
  try {
    const seated = await requestJson<Seated>(address, { ...options, body: { ...wish, key }, repeat: true });
    forgetSeatKey(key);
    return seated;
  } catch (error) {
    if (isAnswer(error)) forgetSeatKey(key);
    throw error;
  }
}

/** Executes a command of a seat that has no socket. */
export const sendCommand = (
  code: string,
  seat: number,
  command: Command,
  { key = newKey(), ...options }: { key?: string } & Pick<RequestOptions, "retry"> = {},
): Promise<Ack> =>
  requestJson(`/t/${code}/seats/${seat}/commands`, { ...options, body: { ...command, key } });

export const fetchReplay = (code: string, seat: Viewer): Promise<Replay> =>
  requestJson(addressOf(code, seat, "replay"), { retry: true });
export const fetchMoment = (code: string, seat: Viewer, ply: number): Promise<ReplayMoment> =>
  requestJson(addressOf(code, seat, `replay/${ply}`), { retry: true });
export const fetchRecord = (code: string, seat: Viewer): Promise<string> =>
  requestText(addressOf(code, seat, "record"), { retry: true });
export const forkTable = (code: string, seat: Viewer, from: ForkRequest): Promise<Seated> =>
  askForSeat(addressOf(code, seat, "forks"), from, { retry: true });
