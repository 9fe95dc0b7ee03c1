import * as fc from "fast-check";
import { expect, test } from "vitest";
import { catalogue, getFood, listMeasures } from "../catalogue/catalogue.ts";
import { eatenFigures } from "./eaten-figures.ts";
import { LEAST_SHARE_OF_DAY, lightenRest, type PlannedPortion } from "./lighten-rest.ts";
import { measuredAmount } from "./measured-amount.ts";

const figuresOf = ({ food, unit, count }: PlannedPortion) => {
  const amount = measuredAmount(food, unit, count);
  return amount && eatenFigures({ ref: food, per100: null }, amount);
};
const kcalOf = (portions: readonly PlannedPortion[]): number =>
  portions.reduce((sum, portion) => sum + (figuresOf(portion)?.kcal ?? 0), 0) / 10;
const lightened = (left: readonly PlannedPortion[], halved: ReadonlySet<string>): PlannedPortion[] =>
  left.map((portion) => (halved.has(portion.id) ? { ...portion, count: portion.count / 2 } : portion));

const choices = catalogue.foods
  .filter(({ use, per100 }) => use === "plano" && per100.kcal !== null)
  .flatMap(({ id }) => listMeasures(id).map(({ unit }) => ({ food: id as string, unit: unit as string })));
const aDay = fc
  .array(fc.record({ choice: fc.constantFrom(...choices), count: fc.integer({ min: 1, max: 4 }) }), {
    minLength: 1,
    maxLength: 20,
  })
  .map((portions) => portions.map(({ choice, count }, index) => ({ id: `p${index}`, ...choice, count })));
const cases = fc.record({
  day: aDay,
  from: fc.nat({ max: 20 }),
  eaten: fc.integer({ min: 0, max: 4_000 }),
});

test("the day keeps its least energy, unless it was below that before", () => {
  fc.assert(
    fc.property(cases, ({ day, from, eaten }) => {
      const left = day.slice(from);
      const halved = lightenRest({ eaten, day, left });
      const least = LEAST_SHARE_OF_DAY * kcalOf(day);
      const rest = kcalOf(lightened(left, halved));
      if (halved.size > 0) expect(eaten + rest).toBeGreaterThanOrEqual(least - left.length * 0.1);
      expect([...halved].every((id) => left.some((portion) => portion.id === id))).toBe(true);
    }),
  );
});

test("meat, eggs, beans, milk, vegetables and fruit stay whole", () => {
  fc.assert(
    fc.property(cases, ({ day, from, eaten }) => {
      const halved = lightenRest({ eaten, day, left: day.slice(from) });
      const groups = day.flatMap(({ id, food }) => (halved.has(id) ? getFood(food as never).group : []));
      const whole = new Set([
        "carnes",
        "leguminosas",
        "laticinios",
        "vegetais-a",
        "vegetais-b",
        "frutas-a",
        "frutas-b",
      ]);
      expect(groups.filter((group) => whole.has(group))).toEqual([]);
    }),
  );
});

test("what comes later stays as it was shown after the next portion is eaten", () => {
  fc.assert(
    fc.property(cases, ({ day, from, eaten }) => {
      const left = day.slice(from);
      const before = lightenRest({ eaten, day, left });
      const [next, ...rest] = left;
      if (!next) return;
      const after = lightenRest({ eaten: eaten + kcalOf(lightened([next], before)), day, left: rest });
      // A tenth of a kcal is lost in the halves: only a portion on the very edge may change.
      const changed = rest.filter(({ id }) => before.has(id) !== after.has(id));
      expect(changed.length).toBeLessThanOrEqual(1);
    }),
  );
});

test("after a heavy lunch the rice and the oil of the evening are halved, the chicken is not", () => {
  const evening: PlannedPortion[] = [
    { id: "d1.jantar.1", food: "taco:3", unit: "cs", count: 4 },
    { id: "d1.jantar.2", food: "taco:410", unit: "filé", count: 1 },
    { id: "d1.jantar.3", food: "taco:78", unit: "prato", count: 1 },
    { id: "d1.jantar.4", food: "taco:260", unit: "sb", count: 1 },
  ];
  const day = [{ id: "d1.almoco.1", food: "taco:53", unit: "un", count: 8 }, ...evening];
  expect([...lightenRest({ eaten: 1_900, day, left: evening })]).toEqual(["d1.jantar.1", "d1.jantar.4"]);
  expect([...lightenRest({ eaten: 0, day, left: evening })]).toEqual([]);
});
