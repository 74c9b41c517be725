/** Why something cannot be chosen, with options in the words of the page. */
import type { GameInfo, Problem } from "../../protocol.ts";
import type { Words } from "../games/words.ts";
import type { Catalogue } from "../problems/index.ts";
import { optionSpelling } from "../problems/spelling.ts";

/** The sentence without its rule. */
export function setupProblemText(
  problem: Problem,
  { game, words, catalogue }: { game: GameInfo; words: Words; catalogue: Catalogue },
): string {
  const options = game.options.map(({ name }) => name);
  return catalogue.sentence(problem, optionSpelling(words, options, problem.params.option));
}
