/** Which options stand together on the page; those that nobody has sorted come after the open groups. */
import type { OptionInfo } from "../../protocol.ts";
import type { OptionGroup } from "../games/info.ts";
import { m } from "../lib/i18n.ts";

export interface Group extends Omit<OptionGroup, "options"> {
  options: OptionInfo[];
}

export function grouped(groups: readonly OptionGroup[], options: readonly OptionInfo[]): Group[] {
  const isSorted = ({ name }: OptionInfo): boolean => groups.some((group) => group.options.includes(name));
  const filled = groups.map((group) => ({
    ...group,
    options: group.options.flatMap((name) => options.find((option) => option.name === name) ?? []),
  }));
  const other = { title: m.setup_group_other, options: options.filter((option) => !isSorted(option)) };
  const open = filled.filter(({ folded }) => !folded);
  const folded = filled.filter(({ folded }) => folded);
  return [...open, other, ...folded].filter((group) => group.options.length > 0);
}
