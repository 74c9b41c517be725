import type { Face } from "../generated.ts";

/** The cards in the order in which they always lie with the dice. */
export const FACES: readonly Face[] = ["bell", "hammer", "double", "horse", "inn"];
