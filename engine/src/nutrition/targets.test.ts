import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { generated } from "../../../scripts/lib/generated.ts";
import golden from "../../golden/targets.json" with { type: "json" };
import { energyFloorOf, restingEnergyOf } from "./energy.ts";
import { type TargetInput, targetsOf } from "./targets.ts";

const vectors = [...golden.published, ...golden.vectors];

describe("golden vectors", () => {
  test("there are 342 of them", () => expect(vectors).toHaveLength(342));

  test.each(vectors.map(({ id, input, expect: expected }) => ({ id, input, expected })))(
    "$id comes out exactly",
    ({ input, expected }) => {
      const { exact, ...rounded } = targetsOf(input as TargetInput);
      const { exact: expectedExact, ...expectedRounded } = expected;
      expect(rounded).toEqual(expectedRounded);
      for (const [name, value] of Object.entries(expectedExact)) {
        expect(Math.abs(exact[name as keyof typeof exact] - value)).toBeLessThanOrEqual(1e-6);
      }
    },
  );
});

const person: fc.Arbitrary<TargetInput> = fc.record({
  sex: fc.constantFrom("F", "M", "U"),
  kg: fc.integer({ min: 420, max: 2000 }).map((tenths) => tenths / 10),
  cm: fc.integer({ min: 145, max: 200 }),
  age: fc.integer({ min: 18, max: 90 }),
  af: fc.constantFrom(1.2, 1.375, 1.55, 1.725),
  goal: fc.constantFrom("emagrecer", "recompor", "ganhar", "saude"),
  diet: fc.constantFrom("de-tudo", "sem-carne-vermelha", "peixe", "ovolacto", "vegano"),
  dietLevel: fc.constantFrom("A", "B"),
  maxDeficitPct: fc.constantFrom(null, 0, 0.1),
});

const always = (property: (input: TargetInput) => void): void => {
  fc.assert(fc.property(person, property), generated(2_000));
};

describe("for any person", () => {
  test("no figure is below the floor", () =>
    always((input) => {
      const { kcal, planned } = targetsOf(input);
      const floor = energyFloorOf(input.sex, restingEnergyOf(input));
      expect(Math.min(kcal, planned.kcal)).toBeGreaterThanOrEqual(floor - 1e-6);
    }));

  test("the macros add up to the energy", () =>
    always((input) => {
      const { kcal, planned, ...computed } = targetsOf(input);
      for (const { energy, macros } of [
        { energy: kcal, macros: computed },
        { energy: planned.kcal, macros: planned },
      ]) {
        expect(Math.abs(4 * macros.protein + 9 * macros.fat + 4 * macros.carb - energy)).toBeLessThanOrEqual(4);
        expect(macros.carb).toBeGreaterThan(0);
      }
    }));

  test("one kilogram or one birthday moves the computed energy by at most 50 kcal", () =>
    always((input) => {
      const { kcal } = targetsOf(input);
      expect(Math.abs(targetsOf({ ...input, kg: input.kg + 1 }).kcal - kcal)).toBeLessThanOrEqual(50);
      expect(Math.abs(targetsOf({ ...input, age: input.age + 1 }).kcal - kcal)).toBeLessThanOrEqual(50);
    }));

  test("one kilogram or one birthday moves the planned energy by at most 150 kcal", () =>
    always((input) => {
      const { planned } = targetsOf(input);
      expect(Math.abs(targetsOf({ ...input, kg: input.kg + 1 }).planned.kcal - planned.kcal)).toBeLessThanOrEqual(150);
      expect(Math.abs(targetsOf({ ...input, age: input.age + 1 }).planned.kcal - planned.kcal)).toBeLessThanOrEqual(
        150,
      );
    }));

  test("protein never falls as weight rises", () =>
    always((input) => {
      const heavier = targetsOf({ ...input, kg: input.kg + 1 });
      expect(heavier.protein).toBeGreaterThanOrEqual(targetsOf(input).protein);
    }));

  test("level B plans neither a surplus nor a deficit beyond its cap", () =>
    always((input) => {
      const { planned, exact } = targetsOf({ ...input, dietLevel: "B" });
      const highest = Math.max(exact.tdee + 25, exact.floor + 50);
      expect(planned.kcal).toBeLessThanOrEqual(highest + 1e-6);
      const lowest = input.maxDeficitPct ? exact.tdee * (1 - input.maxDeficitPct) : exact.tdee - 25;
      expect(planned.kcal).toBeGreaterThanOrEqual(lowest - 1e-3);
    }));

  test("a stated cap is never passed, in any level", () =>
    always((input) => {
      const { planned, exact } = targetsOf({ ...input, maxDeficitPct: 0.1 });
      expect(planned.kcal).toBeGreaterThanOrEqual(0.9 * exact.tdee - 1e-3);
    }));

  test("water that is withheld is no figure", () =>
    always((input) => {
      expect(targetsOf({ ...input, waterWithheld: true }).water).toBeNull();
      expect(targetsOf(input).water).toBeGreaterThanOrEqual(1500);
    }));
});
