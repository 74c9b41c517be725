import { m } from "../../lib/i18n.ts";
import type { PageInfo } from "../info.ts";

export const info: PageInfo = {
  title: m.cups_title,
  about: m.cups_about,
  seats: [2, 3],
  minutes: 2,
  order: 5,
  optionGroups: [{ title: m.cups_title, options: ["rounds", "face_up"] }],
  throws: [],
};
