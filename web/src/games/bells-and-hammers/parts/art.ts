// The woodcuts, each in a box of 80 by 80 around the middle.

export const BELL =
  "M0-30c5 0 6 4 5 7c13 4 16 16 17 30c1 9 4 12 8 16h-60c4-4 7-7 8-16c1-14 4-26 17-30c-1-3 0-7 5-7zM-7 27h14a7 7 0 0 1-14 0z";
export const HAMMER = "M-26-28h34c10 0 16 5 18 12H8v6H-26zM-13-6h13l3 40h-19z";
export const HORSE =
  "M-22 34c0-20 10-26 8-40c-4 4-9 9-14 8c-5-1-6-7-2-11c7-8 10-15 20-19l1-10l8 8c20 3 29 22 29 64z";
export const MANE = "M6-28c12 10 18 32 16 58M-3-26c10 8 15 26 14 50";
export const INN_WALLS = "M-27-4h54v37h-54z";
export const INN_ROOF = "M-34-3L-14-29h28L34-3zM14-27v-8h8v18z";
export const INN_DOOR = "M-7 33v-19a7 7 0 0 1 14 0v19z";
export const INN_PANES = "M-22 5h9v10h-9zM13 5h9v10h-9z";
/** The Banker's cap, in a box of 24 by 24. */
export const CAP =
  "M3 15c0-6 4-9 9-9s9 3 9 9zM2 15h20c1 0 1 3 0 3.500c-6 1.500-14 1.500-20 0c-1-.5-1-3.500 0-3.500zM12 6V4";
