import { expect, test } from "vitest";
import { calloutsFor, frameRows } from "./callouts.ts";

test("each drawn food has one line that ends at the middle of its row", () => {
  const callouts = calloutsFor(["arroz", "feijao", "abobora", "frango", null, "couve"]);
  expect(callouts.map(({ row }) => row).sort()).toEqual([0, 1, 2, 3, 5]);
  // Six rows of 4 rem fill the scene's 360 units: 60 for each.
  for (const { row, to, bend } of callouts) {
    expect(to.y).toBeCloseTo(30 + row * 60);
    expect(bend.y).toBe(to.y);
    expect(bend.x).toBeLessThan(to.x);
  }
});

test("the lines end at the right edge of what the frame shows", () => {
  const [callout] = calloutsFor(["arroz", "feijao"]);
  // Five rows: 20 rem for 360 units, so that 22 rem show 396 of 480.
  expect(callout?.to.x).toBeCloseTo(240 + 198);
});

test("few rows keep the plate whole, and rows below the picture have no line", () => {
  expect([1, 5, 6, 9].map(frameRows)).toEqual([5, 5, 6, 6]);
  const many = calloutsFor(["arroz", "feijao", null, null, null, null, "frango", "couve"]);
  expect(many.map(({ row }) => row).sort()).toEqual([0, 1]);
  expect(calloutsFor([null, null])).toEqual([]);
});
