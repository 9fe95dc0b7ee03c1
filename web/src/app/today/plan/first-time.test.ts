import { expect, test } from "vitest";
import { emptyLayer, type PlanLayer } from "../../data/plan-layer/layer.ts";
import { firstTimeOn } from "./first-time.ts";

const TODAY = "2026-11-12";
const plan = { createdAt: "2026-11-12T09:00:00.000Z", kind: "provisional" as const };
const eaten = (day: string, part: string) => ({ plan: 1, day, part, at: `${day}T12:00:00.000Z` });
const logged = (day: string, meal: PlanLayer["logged"][number]["meal"], isPlanned = false) => ({
  day,
  meal,
  isPlanned,
});
const on = (layer: Partial<PlanLayer>, more: Partial<Parameters<typeof firstTimeOn>[0]> = {}) =>
  firstTimeOn({ plan, layer: { ...emptyLayer, ...layer }, today: TODAY, signedAt: null, ...more });

test("the first meal is said on its day, however it was logged", () => {
  expect(on({})).toBeNull();
  expect(on({ eaten: [eaten(TODAY, "d4.cafe")] })).toBe("log");
  expect(on({ logged: [logged(TODAY, "cafe"), logged(TODAY, "cafe")] })).toBe("log");
  // "Comi assim" marks the meal, and then puts its foods into the diary.
  expect(on({ eaten: [eaten(TODAY, "d4.cafe")], logged: [logged(TODAY, "cafe", true)] })).toBe("log");
});

test("a second meal, and a first one of another day, say nothing", () => {
  expect(on({ eaten: [eaten(TODAY, "d4.cafe"), eaten(TODAY, "d4.almoco")] })).toBeNull();
  expect(on({ eaten: [eaten("2026-11-11", "d3.cafe")] })).toBeNull();
  expect(on({ logged: [logged("2026-11-11", "cafe"), logged(TODAY, "cafe")] })).toBeNull();
});

test("the week is said on its seventh day, whatever was missed in it, and only then", () => {
  const week = (day: number) =>
    on(
      { eaten: [eaten("2026-11-05", "d4.cafe"), eaten("2026-11-09", "d1.almoco")] },
      { plan: { ...plan, createdAt: `2026-11-${String(day).padStart(2, "0")}T15:00:00.000Z` } },
    );
  expect([4, 5, 6].map(week)).toEqual([null, "week", null]);
});

test("the signature is said on its day, before all else", () => {
  const layer = { eaten: [eaten(TODAY, "d4.cafe")] };
  expect(on(layer, { signedAt: "2026-11-12T15:00:00.000Z" })).toBe("signed");
  expect(on(layer, { signedAt: "2026-11-11T15:00:00.000Z" })).toBe("log");
});
