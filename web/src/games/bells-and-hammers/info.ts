import { m } from "../../lib/i18n.ts";
import type { PageInfo } from "../info.ts";

export const info: PageInfo = {
  title: m.bells_title,
  about: m.bells_home_about,
  seats: [3, 10],
  minutes: 30,
  order: 4,
  optionGroups: [
    { title: m.setup_group_match, options: ["games", "ante", "carry", "first_banker"] },
    { title: m.setup_group_variants, options: ["neighbours", "twenty_one"] },
    {
      title: m.setup_group_rulings,
      folded: m.setup_rulings_says,
      options: [
        "pass",
        "cards_per_player",
        "inn_open_plain",
        "inn_open_symbol_payer",
        "inn_closed_symbol_over",
      ],
    },
  ],
  throws: [],
};
