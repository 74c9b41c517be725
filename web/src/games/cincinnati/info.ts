import { m } from "../../lib/i18n.ts";
import type { PageInfo } from "../info.ts";

export const info: PageInfo = {
  title: m.cin_title,
  about: m.cin_home_about,
  seats: [3, 6],
  minutes: 45,
  order: 2,
  optionGroups: [
    { title: m.setup_group_variants, options: ["simultaneous_commit"] },
    {
      title: m.setup_group_rulings,
      folded: m.setup_rulings_says,
      options: ["round1_replacement", "tie_duel_equal", "token_supply"],
    },
  ],
  throws: ["roll"],
};
