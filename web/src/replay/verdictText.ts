/** What was found in a record, in sentences. */
import { listed, m, number } from "../lib/i18n.ts";
import { FIRST_LINE, type NoRecord, type RecordError } from "../verify/record.ts";
import type { Check } from "../verify/verify.ts";

const TITLES: Record<Check["name"], () => string> = {
  whole: m.replay_whole,
  seal: m.replay_seal,
  kept: m.replay_kept,
  parts: m.replay_parts,
  promises: m.replay_promises,
  mine: m.replay_mine,
  draws: m.replay_draws,
  faces: m.replay_faces,
};

export const checkTitle = (check: Check): string => TITLES[check.name]();

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
  whole_fits: m.replay_whole_fits,
  whole_changed: m.replay_whole_changed,
  whole_by_hand: m.replay_whole_by_hand,
  seal_fits: m.replay_seal_fits,
  seal_differs: m.replay_seal_differs,
  seal_none: m.replay_seal_none,
  seal_short: m.replay_seal_short,
  seal_withheld: m.replay_seal_withheld,
  seal_goes_on: m.replay_seal_goes_on,
  kept_same: m.replay_kept_same,
  kept_exchanged: m.replay_kept_exchanged,
  kept_unknown: m.replay_kept_unknown,
  promises_all: m.replay_promises_all,
  promises_some: m.replay_promises_some,
  promises_late: m.replay_promises_late,
  promises_chosen: m.replay_promises_chosen,
  promises_malformed: m.replay_promises_malformed,
  promises_exchanged: m.replay_promises_exchanged,
  promises_old: m.replay_promises_old,
  promises_formula: m.replay_promises_formula,
  promises_goes_on: m.replay_promises_goes_on,
  parts_changed: m.replay_parts_changed,
  mine_late: m.replay_mine_late,
  parts_all: m.replay_parts_all,
  parts_missing: m.replay_parts_missing,
  parts_short: m.replay_parts_short,
  mine_found: m.replay_mine_found,
  mine_absent: m.replay_mine_absent,
  draws_fit: m.replay_draws_fit,
  draws_none: m.replay_draws_none,
  draws_differs: m.replay_draws_differs,
  draws_unlisted: m.replay_draws_unlisted,
  draws_extra: m.replay_draws_extra,
  draws_bound: m.replay_draws_bound,
  draws_fork: m.replay_draws_fork,
  draws_half: m.replay_draws_half,
  draws_goes_on: m.replay_draws_goes_on,
  draws_seeded: m.replay_draws_seeded,
  draws_given: m.replay_draws_given,
  draws_strange: m.replay_draws_strange,
  draws_unsealed: m.replay_draws_unsealed,
  faces_fit: m.replay_faces_fit,
  faces_differs: m.replay_faces_differs,
};

export function checkText(check: Check): string {
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

const RECORD_ERRORS: Record<RecordError, (inputs: { line: string }) => string> = {
  first: () => m.replay_no_first({ line: FIRST_LINE }),
  cut: m.replay_no_cut,
  header: m.replay_no_header,
  missing: m.replay_no_missing,
  name: m.replay_no_name,
  fork: m.replay_no_fork,
  result: m.replay_no_result,
  line: m.replay_no_line,
  end: m.replay_no_end,
};

/** Why a text is no record. */
export const recordErrorText = ({ why, at }: NoRecord): string => RECORD_ERRORS[why]({ line: at });
