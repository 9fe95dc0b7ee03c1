import * as fc from "fast-check";
import { expect, test } from "vitest";
import { above, boneEnd, directionOf, distance, middleJoint, mirrored, turned } from "./geometry.ts";
import type { Point } from "./pose.ts";

const coordinate = fc.double({ min: -300, max: 300, noNaN: true });
const point = fc.tuple(coordinate, coordinate);
const length = fc.double({ min: 10, max: 60, noNaN: true });
const degrees = fc.double({ min: -179, max: 179, noNaN: true });
const side = fc.constantFrom<1 | -1>(1, -1);

test("two bones keep their length wherever the end is within reach", () => {
  fc.assert(
    fc.property(point, degrees, degrees, length, length, side, (from, first, second, upper, lower, fold) => {
      const end = boneEnd(boneEnd(from, first, upper), second, lower);
      fc.pre(distance(from, end) > Math.abs(upper - lower) + 0.1);
      const middle = middleJoint(from, end, upper, lower, fold);
      expect(distance(from, middle)).toBeCloseTo(upper, 3);
      expect(distance(middle, end)).toBeLessThan(lower + 0.2);
      expect(distance(middle, end)).toBeGreaterThan(lower - 0.2);
    }),
  );
});

test("the joint of a hanging limb folds to the right with -1, to the left with 1", () => {
  const [right] = middleJoint([0, 0], [0, 50], 30, 30, -1);
  const [left] = middleJoint([0, 0], [0, 50], 30, 30, 1);
  expect([right > 0, left < 0]).toEqual([true, true]);
});

test("a direction is read back from the bone it made", () => {
  fc.assert(
    fc.property(point, degrees, length, (from, direction, bone) => {
      expect(turned(directionOf(from, boneEnd(from, direction, bone)) - direction)).toBeCloseTo(0, 5);
    }),
  );
});

test("a trunk that leans by 0 stands, by 90 lies to the right", () => {
  const round = ([x, y]: Point) => [Math.round(x), Math.round(y)];
  expect(round(above([0, 0], 0, 60))).toEqual([0, -60]);
  expect(round(above([0, 0], 90, 60))).toEqual([60, 0]);
});

test("a mirrored point is as far from the trunk, and mirrored twice it is itself", () => {
  fc.assert(
    fc.property(point, point, degrees, (one, origin, lean) => {
      const other = mirrored(one, origin, lean);
      expect(distance(other, origin)).toBeCloseTo(distance(one, origin), 3);
      const [x, y] = mirrored(other, origin, lean);
      expect(distance([x, y], one)).toBeCloseTo(0, 3);
    }),
  );
});
