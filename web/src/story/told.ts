/** What was found in a record, in sentences. */
import { listed, m, number } from "../lib/i18n.ts";
import { FIRST_LINE, type NoRecord, type Trouble } from "../verify/record.ts";
import type { Check } from "../verify/verify.ts";

const TITLES: Record<Check["name"], () => string> = {
  whole: m.story_whole,
  seal: m.story_seal,
  kept: m.story_kept,
  parts: m.story_parts,
  promises: m.story_promises,
  mine: m.story_mine,
  draws: m.story_draws,
  faces: m.story_faces,
};

export const titleOf = (check: Check): string => TITLES[check.name]();

type Inputs = {
  count: number;
  names: string;
  others: string;
  number: string;
  words: string;
  was: string;
  is: string;
};
type Key = `${Check["name"]}_${Check["why"]}`;

const SENTENCES: Partial<Record<Key, (inputs: Inputs) => string>> = {
  whole_fits: m.story_whole_fits,
  whole_changed: m.story_whole_changed,
  whole_by_hand: m.story_whole_by_hand,
  seal_fits: m.story_seal_fits,
  seal_differs: m.story_seal_differs,
  seal_none: m.story_seal_none,
  seal_short: m.story_seal_short,
  seal_withheld: m.story_seal_withheld,
  seal_goes_on: m.story_seal_goes_on,
  kept_same: m.story_kept_same,
  kept_exchanged: m.story_kept_exchanged,
  kept_unknown: m.story_kept_unknown,
  promises_all: m.story_promises_all,
  promises_some: m.story_promises_some,
  promises_late: m.story_promises_late,
  promises_chosen: m.story_promises_chosen,
  promises_malformed: m.story_promises_malformed,
  promises_exchanged: m.story_promises_exchanged,
  promises_old: m.story_promises_old,
  promises_formula: m.story_promises_formula,
  promises_goes_on: m.story_promises_goes_on,
  parts_changed: m.story_parts_changed,
  mine_late: m.story_mine_late,
  parts_all: m.story_parts_all,
  parts_missing: m.story_parts_missing,
  parts_short: m.story_parts_short,
  mine_found: m.story_mine_found,
  mine_absent: m.story_mine_absent,
  draws_fit: m.story_draws_fit,
  draws_none: m.story_draws_none,
  draws_differs: m.story_draws_differs,
  draws_unlisted: m.story_draws_unlisted,
  draws_extra: m.story_draws_extra,
  draws_bound: m.story_draws_bound,
  draws_fork: m.story_draws_fork,
  draws_half: m.story_draws_half,
  draws_goes_on: m.story_draws_goes_on,
  draws_seeded: m.story_draws_seeded,
  draws_given: m.story_draws_given,
  draws_strange: m.story_draws_strange,
  draws_unsealed: m.story_draws_unsealed,
  faces_fit: m.story_faces_fit,
  faces_differs: m.story_faces_differs,
};

export function sentenceOf(check: Check): string {
  const { at, count = 0, names = [], others = [], was = "", is = "" } = check;
  const inputs = {
    count,
    names: listed(names),
    others: listed(others),
    number: number(at?.number ?? 0),
    words: at?.words ?? "",
    was,
    is,
  };
  return SENTENCES[`${check.name}_${check.why}`]?.(inputs) ?? "";
}

const TROUBLES: Record<Trouble, (inputs: { line: string }) => string> = {
  first: () => m.story_no_first({ line: FIRST_LINE }),
  cut: m.story_no_cut,
  header: m.story_no_header,
  missing: m.story_no_missing,
  name: m.story_no_name,
  fork: m.story_no_fork,
  result: m.story_no_result,
  line: m.story_no_line,
  end: m.story_no_end,
};

/** Why a text is no record. */
export const troubleOf = ({ why, at }: NoRecord): string => TROUBLES[why]({ line: at });
