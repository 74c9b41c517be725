/** What Home, Setup, the rules and the verifier know of a game before it is fetched. Keep it tiny: all of it is loaded first. */

export type Say = () => string;

/** Options that stand together when a table is set up. */
export interface OptionGroup {
  title: Say;
  options: string[];
  /** What a folded group says of itself; the others stand open. */
  folded?: Say;
}

export interface PageInfo {
  title: Say;
  /** One or two sentences for Home. */
  about: Say;
  /** The fewest and the most who can play. */
  seats: [fewest: number, most: number];
  minutes: number;
  /** Its place among all games; the lowest comes first. */
  order: number;
  /** Whether its tile on Home takes the whole width. */
  wide?: boolean;
  /** The game in whose box it lies: then it stands on that game's tile, by its short title. */
  box?: string;
  shortTitle?: Say;
  /** Presets that its tile offers, the usual one first. */
  presets?: { name: string; title: Say }[];
  /** Options that are in no group come before the folded groups. */
  optionGroups: OptionGroup[];
  /**
   * The verbs of moves that tell the numbers of ordinary dice, one to six, so that a verifier can hold them
   * against the draws; other dice and cards need their rules to be read.
   */
  throws: string[];
}
