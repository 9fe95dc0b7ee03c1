import { expect, test } from "vitest";
import { review } from "../../cli/review-json.ts";
import golden from "../../golden/queue.json" with { type: "json" };

const { cases } = golden.review;

test("there are 26 golden reviews", () => expect(cases).toHaveLength(26));

test.each(cases.map(({ id, what, input, expect: expected }) => ({ id, what, input, expected })))(
  "$id, $what, comes out exactly",
  ({ input, expected }) => expect(review(input)).toStrictEqual(expected),
);
