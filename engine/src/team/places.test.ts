import { expect, test } from "vitest";
import { places } from "../../cli/team-json.ts";
import golden from "../../golden/queue.json" with { type: "json" };

const { cases } = golden.places;

test("there are 20 golden practices", () => expect(cases).toHaveLength(20));

test.each(cases.map(({ id, what, input, expect: expected }) => ({ id, what, input, expected })))(
  "$id, $what, comes out exactly",
  ({ input, expected }) => expect(places(input)).toStrictEqual(expected),
);
