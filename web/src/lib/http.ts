/** The HTTP client of the page: every request to our server goes through it. */
import type { Problem } from "../../protocol.ts";

const TOO_MANY_REQUESTS = 429;
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
}

export async function requestJson<T>(path: string, options: RequestOptions = {}): Promise<T> {
  return (await (await request(path, options)).json()) as T;
}

export async function requestText(path: string, options: RequestOptions = {}): Promise<string> {
  return (await request(path, options)).text();
}

async function request(path: string, options: RequestOptions): Promise<Response> {
  for (let tries = options.retry ? TRIES : 1; ; tries--) {
    const response = await fetch(path, init(options.body));
    if (response.ok) return response;
    if (response.status !== TOO_MANY_REQUESTS || tries <= 1) throw await errorIn(response);
    await pause(Number(response.headers.get("retry-after") ?? 1));
  }
}

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
