import { describe, expect, test } from "vitest";
import { guarantee } from "../../cli/guarantee-json.ts";
import golden from "../../golden/guarantee.json" with { type: "json" };
import { guaranteeRules, ruleVersionOf } from "./guarantee-rules.ts";
import { provenChange } from "./weight-change.ts";

describe("golden cases", () => {
  test("there are 55 of them, by the same rules in the same order", () => {
    expect(golden.cases).toHaveLength(55);
    expect({ ...guaranteeRules.content, version: ruleVersionOf(guaranteeRules) }).toMatchObject(golden.rules);
    expect(guaranteeRules.content.order).toEqual(golden.order.map((line) => line.split(" ")[0]));
  });

  test.each(golden.cases.map(({ id, what, evidence, expect: expected }) => ({ id, what, evidence, expected })))(
    "$id, $what, comes out exactly",
    ({ evidence, expected }) => expect(guarantee(evidence)).toStrictEqual(expected),
  );

  test.each(golden.resultChecks)("$lossKg kg of $kg with a deviation of $sd", ({ kg, sd, lossKg, ...expected }) => {
    const { lossShare: share, z } = guaranteeRules.content;
    const { lowerBound, threshold } = provenChange(lossKg, sd, { kg, share, z });
    expect(lowerBound).toBeCloseTo(expected.lowerBound, 9);
    expect(threshold).toBeCloseTo(expected.threshold, 9);
    expect(lowerBound >= threshold).toBe(expected.hasResult);
  });
});
