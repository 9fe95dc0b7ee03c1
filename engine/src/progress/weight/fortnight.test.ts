import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { generated } from "../../../../scripts/lib/generated.ts";
import { trend } from "../../../cli/trend-json.ts";
import golden from "../../../golden/queue.json" with { type: "json" };
import { anyWeighIns } from "../testing/any-weigh-ins.ts";
import { assessFortnight, type FortnightInput } from "./fortnight.ts";

const { shrink, series } = golden.trend;

describe("golden vectors", () => {
  test("there are 70 of them", () => expect([shrink.length, series.length]).toEqual([10, 60]));

  test.each(shrink.map(({ id, input, expect: expected }) => ({ id, input, expected })))(
    "$id: the learnt expenditure comes out exactly",
    ({ input, expected }) => expect(trend(input)).toStrictEqual(expected),
  );

  test.each(series.map(({ id, what, input, expect: expected }) => ({ id, what, input, expected })))(
    "$id, $what, comes out exactly",
    ({ input, expected }) => expect(trend(input)).toStrictEqual(expected),
  );
});

const anyMember: fc.Arbitrary<FortnightInput> = fc
  .record({
    weighIns: anyWeighIns,
    asOf: fc.integer({ min: 0, max: 120 }),
    tdee: fc.integer({ min: 1_200, max: 4_000 }),
    targetKcal: fc.integer({ min: 1_200, max: 3_500 }),
    kcal: fc.integer({ min: 0, max: 5_000 }),
    logged: fc.nat(120),
    adherence: fc.double({ min: 0, max: 1, noNaN: true }),
    isHidden: fc.boolean(),
    changes: fc.array(fc.record({ day: fc.nat(120), kcal: fc.integer({ min: -400, max: 400 }) }), { maxLength: 3 }),
    goal: fc.constantFrom("emagrecer", "recompor", "ganhar", "saude"),
  })
  .map(({ tdee, kcal, logged, goal, ...rest }) => ({
    ...rest,
    person: { sex: "F", cm: 165, age: 40, goal },
    startDay: 0,
    currentTdee: tdee,
    equationTdee: tdee,
    logs: Array.from({ length: logged }, (_, day) => ({ day, kcal: kcal + (day % 3) * 100, isComplete: true })),
  }));

describe("for any member", () => {
  const always = (check: (member: FortnightInput) => void): void =>
    fc.assert(fc.property(anyMember, check), generated(500));

  test("every figure is a number or is not there", () =>
    always((member) => {
      const figures = JSON.stringify(assessFortnight(member), (_key, value: unknown) =>
        typeof value === "number" && !Number.isFinite(value) ? "not finite" : value,
      );
      expect(figures).not.toContain("not finite");
    }));

  test("the learnt expenditure moves by 7 % at most, and its target stays above the floor", () =>
    always((member) => {
      const { expenditure } = assessFortnight(member);
      if (!expenditure) return;
      expect(Math.abs(expenditure.tdee / member.currentTdee - 1)).toBeLessThanOrEqual(0.07 + 1e-9);
      expect(expenditure.targetKcal).toBeGreaterThanOrEqual(1_200);
    }));

  test("a later weigh-in changes nothing of an earlier day", () =>
    always((member) => {
      const until = member.weighIns.filter(({ day }) => day <= member.asOf);
      expect(assessFortnight(member)).toEqual(assessFortnight({ ...member, weighIns: until }));
    }));
});
