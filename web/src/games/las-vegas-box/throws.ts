/** The moves of the House that throw ordinary dice. */
export const THROWS = ["roll", "scatter", "neutral"];
