// A table of four: Ann has the Bell, Ben the Hammer, Cleo the Double, Dan the Horse and the Inn.

import type { Face, Seat, View } from "../../../src/games/bells-and-hammers/generated.ts";

export const names = ["Ann", "Ben", "Cleo", "Dan"];

const seat = (faces: Face[], points = 50): Seat => ({
  points,
  match: 0,
  in_match: true,
  streak: 0,
  cards: faces.length,
  faces,
  bidding: false,
});

export const dice: View = {
  phase: "dice",
  game: 1,
  games: 1,
  ante: 5,
  limit: 5,
  rulings: {
    pass: "until_raised",
    carry: "fresh",
    inn_open_plain: "bank",
    inn_open_symbol_payer: "thrower",
    inn_closed_symbol_over: "thrower",
    neighbours: "off",
    twenty_one: false,
  },
  bank: 100,
  inn: false,
  banker: 0,
  turn: 0,
  for_sale: 0,
  standing: 0,
  passed: [],
  tied: [],
  sold: [
    { card: 1, seat: 0, price: 24, face: "bell" },
    { card: 2, seat: 1, price: 20, face: "hammer" },
    { card: 3, seat: 2, price: 10, face: "double" },
    { card: 4, seat: 3, price: 30, face: "horse" },
    { card: 5, seat: 3, price: 0, face: "inn" },
  ],
  owners: { bell: 0, hammer: 1, double: 2, horse: 3, inn: 3 },
  earned: { bell: 71, hammer: 0, double: -3, horse: 5, inn: 0 },
  blanks: 0,
  drought: 3,
  seats: [seat(["bell"]), seat(["hammer"]), seat(["double"]), seat(["horse", "inn"])],
  over: false,
};

/** The second card is on the block; Ben leads with 12, and Ann is asked. */
export const sale: View = {
  ...dice,
  phase: "sale",
  for_sale: 2,
  standing: 12,
  bidder: 1,
  bank: 234,
  sold: [{ card: 1, seat: 0, price: 24 }],
  owners: {},
  earned: {},
  drought: 0,
  passed: [2],
  seats: dice.seats.map((one, at) => ({
    ...one,
    points: at ? 60 : 36,
    cards: at ? 0 : 1,
    faces: [],
    bidding: at !== 2,
  })),
};
