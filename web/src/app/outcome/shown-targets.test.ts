import { expect, test } from "vitest";
import { formatFactor, formatWhole } from "../shell/format/numbers.ts";
import { changeOf, rangeOf, shownTargets } from "./shown-targets.ts";

const targets = {
  planned: { kcal: 1800, protein: 130, fat: 55, carb: 196 },
  ree: 1872.5,
  tdee: 2247,
  floor: 1685,
  waterMl: 2750,
  flags: [],
};

test("figures reach a view only while numbers are shown", () => {
  expect(shownTargets({ numbers: "mostrar", targets })).toBe(targets);
  expect(shownTargets({ numbers: "esconder-peso", targets })).toBe(targets);
  expect(shownTargets({ numbers: "esconder-tudo", targets })).toBeNull();
  expect(shownTargets({ numbers: "none", targets })).toBeNull();
});

test("a target says what it takes from the day, and what rounding alone does is no change", () => {
  expect(changeOf(targets)).toEqual({ kind: "cut", kcal: -447, share: 20 });
  expect(changeOf({ ...targets, planned: { ...targets.planned, kcal: 2250 } }).kind).toBe("keep");
  expect(changeOf({ ...targets, planned: { ...targets.planned, kcal: 2400 } })).toMatchObject({
    kind: "more",
    share: 7,
  });
});

test("figures are written as in Brazil", () => {
  expect([formatWhole(1872.5), formatWhole(950), formatWhole(rangeOf(1800).low)]).toEqual(["1.873", "950", "1.710"]);
  expect([formatFactor(1.2), formatFactor(2247 / 1450)]).toEqual(["1,2", "1,55"]);
});
