// Where people sit around a wide table: the viewer at the near side, the others clockwise from the left.

export interface Sitting {
  side: "me" | "left" | "top" | "right";
  /** Columns of the grid: all in a row, or with some at the sides, where `row` counts. */
  near: string;
  far: string;
  row: number;
}

/** How many sit at each side when there is room there. */
const beside = (others: number): number => (others >= 6 ? 2 : others >= 4 ? 1 : 0);

/** How many columns the far side of the table has. */
export const columns = (seats: number): number => Math.max(1, seats - 1);

export function seatLayout(seats: number, viewer: number): Sitting[] {
  const others = seats - 1;
  const aside = beside(others);
  const top = others - 2 * aside;
  return Array.from({ length: seats }, (_, seat) => {
    const way = (seat - viewer + seats) % seats;
    if (way === 0) return { side: "me", near: "", far: "", row: 5 };
    const near = `${way + 1}`;
    if (way <= aside) return { side: "left", near, far: "1", row: 3 + aside - way };
    if (way > others - aside) return { side: "right", near, far: "-2", row: 2 + way - (others - aside) };
    return { side: "top", near, far: across(way - aside - 1, top, others), row: 2 };
  });
}

/** The columns of one of those who sit at the far side, as evenly as they go. */
function across(index: number, top: number, all: number): string {
  const from = Math.round((index * all) / top);
  return `${2 + from} / ${2 + Math.round(((index + 1) * all) / top)}`;
}
