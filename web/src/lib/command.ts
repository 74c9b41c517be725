/** What a seat asks the server to do, over the socket or over HTTP. */
import type { Answer, Command as WireCommand, Refusal } from "../../protocol.ts";

/** A command before it has its idempotency key. */
export type Command = WireCommand extends infer One
  ? One extends WireCommand
    ? Omit<One, "key">
    : never
  : never;

/** An idempotency key: the server executes a command once for each. */
export const newKey = (): string => crypto.getRandomValues(new Uint32Array(3)).join("-");

/** The only code that is the page's own. */
const NOT_SENT = "not_sent";

/** The answer to a command for which there is no connection. */
export const notSent = (key: string): Refusal => {
  return { type: "refused", key, code: NOT_SENT, params: {}, rule: "", message: "" };
};

export const isNotSent = (problem: { code: string } | null): boolean => problem?.code === NOT_SENT;

/** What may succeed when it is said again under the same key: nobody knows whether it was done. */
const RETRYABLE: ReadonlySet<string> = new Set(["store_unavailable", "store_conflict"]);

export const isRetryable = (answer: Answer): boolean =>
  answer.type === "refused" && RETRYABLE.has(answer.code);
