/** What a seat asks the server to do, over the socket or over HTTP. */
import type { Deed } from "../../protocol.ts";

/** A command before it has its idempotency key. */
export type Command = Deed extends infer One ? (One extends Deed ? Omit<One, "key"> : never) : never;

/** An idempotency key: the server executes a command once for each. */
export const newKey = (): string => crypto.getRandomValues(new Uint32Array(3)).join("-");
