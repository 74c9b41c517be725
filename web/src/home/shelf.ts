/** The boxes on the shelf, told without fetching their games. */
import { m } from "../lib/i18n.ts";

type Say = () => string;

export interface Box {
  game: string;
  title: Say;
  about: Say;
  /** The fewest and the most who can play. */
  seats: [fewest: number, most: number];
  minutes: number;
}

export const SHELF: Box[] = [
  { game: "las-vegas", title: m.home_las_vegas, about: m.home_las_vegas_about, seats: [2, 8], minutes: 30 },
  {
    game: "cincinnati",
    title: m.home_cincinnati,
    about: m.home_cincinnati_about,
    seats: [3, 6],
    minutes: 45,
  },
  { game: "reibach", title: m.home_reibach, about: m.home_reibach_about, seats: [2, 5], minutes: 45 },
  { game: "bells-and-hammers", title: m.home_bells, about: m.home_bells_about, seats: [3, 10], minutes: 30 },
];

/** In the same box as Las Vegas. */
export const SOLO: Box = {
  game: "las-vegas-solo",
  title: m.home_solo,
  about: m.home_solo_about,
  seats: [1, 1],
  minutes: 10,
};
export const SECOND: Box = {
  game: "las-vegas-second-way",
  title: m.home_second,
  about: m.home_second_about,
  seats: [2, 4],
  minutes: 30,
};

export const BOXES: Box[] = [...SHELF, SOLO, SECOND];

/** A game's title, or its name if it stands on no shelf. */
export const titleOf = (game: string): string => BOXES.find((box) => box.game === game)?.title() ?? game;
