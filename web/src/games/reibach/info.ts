import { m } from "../../lib/i18n.ts";
import type { PageInfo } from "../info.ts";

export const info: PageInfo = {
  title: m.rei_title,
  about: m.rei_home_about,
  seats: [2, 5],
  minutes: 45,
  order: 3,
  optionGroups: [
    { title: m.setup_group_variants, options: ["special_cards_cost_two", "head_start", "max_bases"] },
    { title: m.setup_group_start, options: ["first_player", "perfect_memory"] },
  ],
  throws: [],
};
