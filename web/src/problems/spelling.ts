/** Words of a game among the facts of its problems: moves and options as the page calls them. */
import type { Words } from "../games/words.ts";
import type { Spelling } from "./catalogue.ts";

const MOVES = new Set(["example", "examples", "move", "moves", "words"]);
const QUOTED = /^'(.*)'$/;

/** Moves are told as their buttons tell them. */
export function moveSpelling(words: Words, names: string[], view?: object): Spelling {
  const spell = (move: string): string => words.move(move, names, view);
  return (text, fact) => {
    if (!MOVES.has(fact)) return text;
    const quoted = QUOTED.exec(text)?.[1];
    return quoted === undefined ? spell(text) : `'${spell(quoted)}'`;
  };
}

/** Options and their values are told as the page calls them; `option` is the one that a value belongs to. */
export function optionSpelling(words: Words, options: string[], option?: unknown): Spelling {
  const known = new Set(options);
  return (text, fact) => {
    if (known.has(text)) return words.option(text).name;
    return fact === "value" && typeof option === "string" ? words.choice(option, text) : text;
  };
}
