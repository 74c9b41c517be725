/** A colour and a shape for every seat, always both. */

export const COLOURS = [
  "red",
  "blue",
  "green",
  "black",
  "yellow",
  "grey",
  "violet",
  "orange",
  "cyan",
  "pink",
] as const;
export type Colour = (typeof COLOURS)[number] | "neutral";

/** Each shape in a box of 20 by 20. */
export const SHAPES: Record<Colour, string> = {
  red: "M10 2a8 8 0 1 0 0 16a8 8 0 1 0 0-16z",
  blue: "M3 3h14v14H3z",
  green: "M10 2l8.5 15.5h-17z",
  black: "M10 1l8 9l-8 9l-8-9z",
  yellow: "M10 1l2.7 5.8l6.3.8l-4.7 4.3l1.3 6.3L10 15l-5.6 3.2l1.3-6.3L1 7.6l6.3-.8z",
  grey: "M10 1.5l8.6 6.2l-3.3 10.1H4.7L1.4 7.7z",
  violet: "M5.2 2.2h9.6L19 10l-4.2 7.8H5.2L1 10z",
  orange: "M10 1c3.6 4.6 6 7.4 6 10.8a6 6 0 0 1-12 0C4 8.4 6.4 5.6 10 1z",
  cyan: "M10 1.500a8.500 8.500 0 1 0 0 17a8.500 8.500 0 1 0 0-17zM10 6.500a3.500 3.500 0 1 1 0 7a3.500 3.500 0 1 1 0-7z",
  pink: "M10 18.500C3 13 1 9.800 1 6.500A4.700 4.700 0 0 1 10 4.500a4.700 4.700 0 0 1 9 2c0 3.300-2 6.500-9 12z",
  neutral: "M7.2 2h5.6v5.2H18v5.6h-5.2V18H7.2v-5.2H2V7.2h5.2z",
};

/** The colour of a seat; dice that are nobody's are neutral. */
export const colourOf = (seat: number): Colour =>
  seat < 0 ? "neutral" : (COLOURS[seat % COLOURS.length] ?? "red");
