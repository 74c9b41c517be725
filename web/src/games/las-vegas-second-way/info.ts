import { m } from "../../lib/i18n.ts";
import type { PageInfo } from "../info.ts";
import { THROWS } from "../las-vegas-box/throws.ts";

export const info: PageInfo = {
  title: m.second_title,
  shortTitle: m.second_short,
  about: m.second_home_about,
  seats: [2, 4],
  minutes: 30,
  order: 6,
  box: "las-vegas",
  optionGroups: [{ title: m.setup_group_variants, options: ["second_way_score_setup", "first_player"] }],
  throws: THROWS,
};
