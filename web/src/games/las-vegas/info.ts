import { m } from "../../lib/i18n.ts";
import type { PageInfo } from "../info.ts";
import { THROWS } from "../las-vegas-box/throws.ts";

export const info: PageInfo = {
  title: m.lv_title,
  about: m.lv_home_about,
  seats: [2, 8],
  minutes: 30,
  order: 1,
  wide: true,
  presets: [
    { name: "base", title: m.lv_preset_base },
    { name: "beginners", title: m.lv_preset_beginners },
    { name: "everything", title: m.lv_preset_everything },
  ],
  optionGroups: [
    { title: m.setup_group_base, options: ["neutral_dice", "show_money", "first_player"] },
    {
      title: m.lv_group_boulevard,
      options: [
        "minimum_money",
        "big_bills",
        "big_dice",
        "kickers",
        "rainbow_cards",
        "slot_machine",
        "bonus_cards",
        "action_cards",
      ],
    },
    {
      title: m.setup_group_rulings,
      folded: m.setup_rulings_says,
      options: ["neutral_kick", "rotate", "reroll", "early_score_dice", "bonus_values", "bonus_counts"],
    },
  ],
  throws: THROWS,
};
