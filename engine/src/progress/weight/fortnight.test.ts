import { describe, expect, test } from "vitest";
import { trend } from "../../../cli/trend-json.ts";
import golden from "../../../golden/queue.json" with { type: "json" };

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
