/** The HTTP client of the page: every request to our server goes through it. */
import type { Problem } from "../../protocol.ts";

const TOO_MANY_REQUESTS = 429;
const SERVER_ERROR = 500;
const TRIES = 4;
const SECOND = 1000;

/** The server answered with an error; what a proxy says in its place has a problem without a code. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message);
  }
}

export interface RequestOptions {
  /** Sent as JSON with POST; without a body it is a GET. */
  body?: unknown;
  /** Whether a rate-limited request is tried again after the pause that the server names. */
  retry?: boolean;
  /** Whether a request that got no answer is sent again: only what happens once however often it is sent. */
  repeat?: boolean;
}

/** Whether the server has answered: what was asked has happened, or was refused and has not. */
export const isAnswer = (error: unknown): boolean =>
  error instanceof HttpError && error.status < SERVER_ERROR;

export async function requestJson<T>(path: string, options: RequestOptions = {}): Promise<T> {
  return (await (await request(path, options)).json()) as T;
}

export async function requestText(path: string, options: RequestOptions = {}): Promise<string> {
  return (await request(path, options)).text();
}

async function request(path: string, options: RequestOptions): Promise<Response> {
  for (let tries = options.retry || options.repeat ? TRIES : 1; ; tries--) {
    const response = await answerOf(path, options, tries);
    if (response?.ok) return response;
    if (response && (!mayTryAgain(response, options) || tries <= 1)) throw await errorIn(response);
    await pause(Number(response?.headers.get("retry-after") ?? 1));
  }
}

/** The answer; or null if it was lost and the request may be sent again. */
async function answerOf(path: string, options: RequestOptions, tries: number): Promise<Response | null> {
  try {
    return await fetch(path, init(options.body));
  } catch (error) {
    if (options.repeat && tries > 1) return null;
    throw error;
  }
}

const mayTryAgain = ({ status }: Response, { retry, repeat }: RequestOptions): boolean =>
  status === TOO_MANY_REQUESTS ? !!retry : status >= SERVER_ERROR && !!repeat;

function init(body: unknown): RequestInit {
  const headers = { accept: "application/json, text/plain" };
  if (body === undefined) return { headers };
  const json = { ...headers, "content-type": "application/json" };
  return { method: "POST", headers: json, body: JSON.stringify(body) };
}

async function errorIn(response: Response): Promise<HttpError> {
  const found = (await response.json().catch(() => null)) as Partial<Problem> | null;
  const unknown = { code: "", params: {}, rule: "", message: response.statusText };
  return new HttpError(response.status, { ...unknown, ...found });
}

const pause = (seconds: number): Promise<void> =>
  new Promise((done) => setTimeout(done, Math.max(1, seconds) * SECOND));
