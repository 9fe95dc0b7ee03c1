import { expect, test } from "vitest";
import { composePlate } from "../../../ui/plate/compose-plate.ts";
import { frameRows, labelPlate } from "./callouts.ts";

const label = (keys: readonly (string | null)[]) => labelPlate(keys.map((drawing) => ({ drawing })));

test("each drawn food has one line, from where it lies to the middle of its row", () => {
  const keys = ["arroz", "feijao", "abobora", "frango", null, "couve"];
  const { rows, callouts } = label(keys);
  expect(callouts.map(({ row }) => row)).toEqual([0, 1, 2, 3, 4]);
  const lying = composePlate(keys.filter((key) => key !== null));
  for (const { row, from, to, bend } of callouts) {
    expect(lying.find(({ drawing }) => drawing === rows[row]?.drawing)).toMatchObject(from);
    // Six rows of 4 rem fill the scene's 360 units: 60 for each.
    expect(to.y).toBeCloseTo(30 + row * 60);
    expect(bend.y).toBe(to.y);
    expect(bend.x).toBeLessThan(to.x);
  }
});

test("rows follow the plate from top to bottom, and what is not drawn comes last", () => {
  const { rows, callouts } = label(["arroz", null, "feijao", "abobora", "frango", "alface"]);
  expect(rows.at(-1)?.drawing).toBeNull();
  const heights = callouts.map(({ from }) => from.y);
  expect(heights).toEqual([...heights].sort((a, b) => a - b));
});

test("the lines end at the right edge of what the frame shows", () => {
  const [callout] = label(["arroz", "feijao"]).callouts;
  // Five rows: 20 rem for 360 units, so that 20 rem of width show 360 of 480.
  expect(callout?.to.x).toBeCloseTo(240 + 180);
});

test("few rows keep the plate whole, and rows below the picture have no line", () => {
  expect([1, 5, 6, 9].map(frameRows)).toEqual([5, 5, 6, 6]);
  expect(label(["arroz", "feijao", "frango", "couve", "abobora", "ovo", "bife", "pao"]).callouts.length).toBeLessThan(
    7,
  );
  expect(label([null, null]).callouts).toEqual([]);
});
