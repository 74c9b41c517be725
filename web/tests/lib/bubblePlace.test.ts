import { describe, expect, it } from "vitest";
import { bubbleSpot, type Box, type Kept } from "../../src/lib/bubblePlace.ts";

const SCREEN = { width: 360, height: 640 };
const SIZE = { width: 200, height: 36 };
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const kept = (...boxes: Box[]): Kept[] => boxes.map((one) => ({ box: one, weight: 1 }));
const spot = (seat: Box, on: Kept[] = []) => bubbleSpot(SIZE, seat, SCREEN, on);

describe("what is said", () => {
  const seat = box(100, 60, 80, 40);

  it("lies beside its seat, with a tail, where nothing is in the way", () => {
    expect(spot(seat)).toEqual({ left: 40, top: 106, side: "below" });
    expect(spot(box(100, 598, 80, 40)).side).toBe("above");
  });

  it("stays on the screen", () => {
    expect(spot(box(0, 60, 40, 40)).left).toBe(6);
    expect(spot(box(330, 60, 30, 40)).left).toBe(154);
  });

  it("goes above where a result lies below", () => {
    expect(spot(seat, kept(seat, box(0, 100, 360, 300)))).toEqual({ left: 40, top: 18, side: "above" });
  });

  it("goes to the nearest free place where there is none beside the seat", () => {
    const { top, side } = spot(seat, kept(box(0, 0, 360, 300)));
    expect([top >= 300 && top < 304, side]).toEqual([true, "none"]);
  });

  it("covers what matters least where nothing is free", () => {
    const money = { box: box(0, 0, 360, 600), weight: 20 };
    const buttons = { box: box(0, 600, 360, 40), weight: 1 };
    expect(spot(seat, [money, buttons]).top).toBeGreaterThan(590);
  });
});
