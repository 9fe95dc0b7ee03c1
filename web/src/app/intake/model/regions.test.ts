import { expect, test } from "vitest";
import { toggleSide, withoutRegion, withPain, withSides } from "./regions.ts";

test("a region is marked without a side, then on one, then on both, and its pain stays", () => {
  const marked = withSides([{ region: "lombar", pain: 2 }], "joelho", []);
  expect(marked).toEqual([{ region: "lombar", pain: 2 }, { region: "joelho" }]);
  const [, knee] = marked;
  const worse = knee ? withPain(marked, knee, 7) : [];
  expect(withSides(worse, "joelho", ["esquerdo", "direito"])).toEqual([
    { region: "lombar", pain: 2 },
    { region: "joelho", side: "direito", pain: 7 },
    { region: "joelho", side: "esquerdo", pain: 7 },
  ]);
});

test("a knot of the figure marks its side and takes it away again", () => {
  const left = toggleSide([], "ombro", "esquerdo");
  expect(left).toEqual([{ region: "ombro", side: "esquerdo" }]);
  expect(toggleSide(left, "ombro", "direito")).toHaveLength(2);
  expect(toggleSide(left, "ombro", "esquerdo")).toEqual([]);
  expect(toggleSide(toggleSide([], "lombar", undefined), "lombar", undefined)).toEqual([]);
});

test("a second side has no pain until it is given one", () => {
  expect(withSides([{ region: "joelho", side: "direito", pain: 7 }], "joelho", ["direito", "esquerdo"])).toEqual([
    { region: "joelho", side: "direito", pain: 7 },
    { region: "joelho", side: "esquerdo" },
  ]);
});

test("a region that is unmarked goes with both sides", () => {
  const both = withSides([], "punho", ["direito", "esquerdo"]);
  expect(withoutRegion(both, "punho")).toEqual([]);
});
