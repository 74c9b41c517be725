/** What the server keeps of a finished game, as this device may see it. */
import type { Deed, ForkRequest, Moment, Seated, Story, Trouble } from "../../protocol.ts";
import { Refused } from "../lib/api.ts";

const TOO_MANY_REQUESTS = 429;
const TRIES = 4;
const SECOND = 1000;

type Command = Deed extends infer One ? (One extends Deed ? Omit<One, "key"> : never) : never;

/** The address of something at a table, for whoever sits there or for the public. */
export function addressOf(code: string, seat: number | null, what: string): string {
  return `/t/${code}/${what}${seat === null ? "" : `?seat=${seat}`}`;
}

export async function replayOf(code: string, seat: number | null): Promise<Story> {
  return (await (await request(addressOf(code, seat, "replay"))).json()) as Story;
}

export async function momentAt(code: string, seat: number | null, ply: number): Promise<Moment> {
  return (await (await request(addressOf(code, seat, `replay/${ply}`))).json()) as Moment;
}

export async function recordText(code: string, seat: number | null): Promise<string> {
  return (await request(addressOf(code, seat, "record"))).text();
}

export async function forkTable(code: string, seat: number | null, from: ForkRequest): Promise<Seated> {
  return (await (await request(addressOf(code, seat, "forks"), from)).json()) as Seated;
}

/** Something that a seat does, whether or not it has a socket. */
export async function sendCommand(code: string, seat: number, command: Command): Promise<void> {
  const key = crypto.getRandomValues(new Uint32Array(3)).join("-");
  await request(`/t/${code}/seats/${seat}/deeds`, { ...command, key });
}

/** An answer that is a success; what is too much at once is asked for again later. */
async function request(path: string, body?: unknown, tries = TRIES): Promise<Response> {
  const answer = await fetch(path, requestInit(body));
  if (answer.ok) return answer;
  if (answer.status === TOO_MANY_REQUESTS && tries > 1) {
    await wait(Number(answer.headers.get("retry-after") ?? 1));
    return request(path, body, tries - 1);
  }
  const error = (await answer.json().catch(() => ({}))) as Partial<Trouble>;
  throw new Refused(answer.status, error.says ?? answer.statusText, error.rule);
}

function requestInit(body: unknown): RequestInit {
  const headers = { accept: "application/json, text/plain" };
  if (body === undefined) return { headers };
  const json = { ...headers, "content-type": "application/json" };
  return { method: "POST", headers: json, body: JSON.stringify(body) };
}

function wait(seconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, Math.max(1, seconds) * SECOND));
}
