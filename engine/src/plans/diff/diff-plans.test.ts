import { isDeepStrictEqual } from "node:util";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { generated } from "../../../../scripts/lib/generated.ts";
import type { PlanHalves } from "../halves.ts";
import { anyFoods, anyPlan } from "../testing/any-plan.ts";
import { applyChanges } from "./apply-changes.ts";
import { diffPlans } from "./diff-plans.ts";

const RUNS = generated(5_000);
/** Pairs are drawn from some plans: to make a new one takes longer than to compare two. */
const plans = fc.sample(anyPlan, generated(150));
const onePlan = fc.constantFrom(...plans);
const ofDiet = (diet: PlanHalves["diet"]): PlanHalves => ({ targets: null, diet, training: null });

describe("the changes between two plans", () => {
  test("make the newer one of the older one, in its order", () => {
    fc.assert(
      fc.property(fc.option(onePlan, { freq: 20 }), onePlan, (from, to) => {
        const changes = JSON.parse(JSON.stringify(diffPlans(from, to)));
        const applied = applyChanges(from, changes);
        // The matcher that shows a difference is slow where there is none.
        if (!isDeepStrictEqual(applied, to)) expect(applied).toStrictEqual(to);
      }),
      RUNS,
    );
  });

  test("are none between a plan and itself, and have ids of their own", () => {
    fc.assert(
      fc.property(onePlan, onePlan, (from, to) => {
        expect(diffPlans(to, structuredClone(to))).toEqual([]);
        const ids = diffPlans(from, to).map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.every((id) => id.length <= 120)).toBe(true);
      }),
      generated(1_000),
    );
  });

  test("a document whose ids repeat is changed as a whole, so that nothing hides behind an id", () => {
    fc.assert(
      fc.property(anyFoods, (diet) => {
        const [first, ...days] = diet.days;
        const [meal, ...meals] = first?.meals ?? [];
        if (!first || !meal) return;
        const twice = [...meal.items, ...meal.items];
        const repeated = ofDiet({
          ...diet,
          days: [{ ...first, meals: [{ ...meal, items: twice }, ...meals] }, ...days],
        });
        const changes = diffPlans(ofDiet(diet), repeated);
        expect(changes.map(({ id }) => id)).toEqual(["diet:changed:whole"]);
        expect(applyChanges(ofDiet(diet), changes)).toEqual(repeated);
      }),
      generated(50),
    );
  });
});
