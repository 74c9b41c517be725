import { m } from "../../lib/i18n.ts";
import type { PageInfo } from "../info.ts";
import { THROWS } from "../las-vegas-box/throws.ts";

export const info: PageInfo = {
  title: m.solo_title,
  shortTitle: m.solo_short,
  about: m.solo_home_about,
  seats: [1, 1],
  minutes: 10,
  order: 5,
  box: "las-vegas",
  optionGroups: [{ title: m.setup_group_challenge, options: ["own_dice", "two_scattered", "solo_rounds"] }],
  throws: THROWS,
};
