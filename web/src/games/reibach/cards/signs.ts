// The colour and the sign of every kind of card. Signs are lines in a box of 24 by 24.

import type { Card } from "../generated.ts";

/** Deep enough for ivory lines and names to be read on them. */
export const HUES: Record<Card, string> = {
  casino: "#96202f",
  estate: "#3d6f35",
  yacht: "#1f5ca3",
  stocks: "#0b6f7a",
  gold: "#8a6206",
  cash: "#4f6420",
  antiques: "#7a4720",
  oil: "#33343d",
  art: "#97397f",
  jewelry: "#6540ad",
  joker: "#4a4453",
  risk: "#b3261c",
};

export const SIGNS: Record<Card, string> = {
  casino: "M5 5h14v14H5zM9 9v.01M15 9v.01M12 12v.01M9 15v.01M15 15v.01",
  estate: "M3.500 11.500L12 4l8.500 7.500M6 10v10h12V10M10 20v-6h4v6",
  yacht: "M3 16.500h18l-3 4.500H6.500zM12 3v11M12 4l7.500 10H12M9.500 7L4.500 14h5",
  stocks: "M4 4v16h16M7 16l4-5l3.500 3L20 7M20 11V7h-4",
  gold: "M9 4.500h6l2 6H7zM4 13.500h6l2 6H2zM14 13.500h6l2 6H12z",
  cash: "M3 7h18v10H3zM12 9.500a2.500 2.500 0 1 0 0 5a2.500 2.500 0 0 0 0-5zM6 10v.01M18 14v.01",
  antiques: "M8.500 3h7M10 3v3c-4 2-5 5-5 8c0 4 3 7 7 7s7-3 7-7c0-3-1-6-5-8V3M5.500 12.500h13",
  oil: "M12 3L6 21M12 3l6 18M9.300 11h5.400M7.700 16h8.600M9.300 11l7 5M14.700 11l-7 5M10 3h4",
  art: "M4 5h16v14H4zM4 16.500l5-6l4 5l2.500-2.500l4.500 4.500M15.500 8.500a1 1 0 1 0 .01 0",
  jewelry: "M7 4h10l4 6l-9 11L3 10zM3 10h18M9 10l3 11l3-11M7 4l2 6l3-6l3 6l2-6",
  joker: "M12 3l2.600 6l6.400.6l-4.900 4.200l1.500 6.300L12 16.700L6.400 20.100l1.500-6.300L3 9.600L9.400 9z",
  risk: "M4 8l6 8M10 8l-6 8M14 10a3 3 0 1 1 5.500 1.700L14 17h6.500",
};
