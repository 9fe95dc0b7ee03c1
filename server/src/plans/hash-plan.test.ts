import canonicalize from "canonicalize";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { sortedJson } from "./hash-plan.ts";

const keys = fc.oneof(
  fc.string({ unit: "binary", maxLength: 5 }),
  fc.nat({ max: 200 }).map(String),
  fc.constantFrom("", "__proto__", "a", "A", "ä", "€", "\ufb33", "\u{1f600}", "diet.d1.almoco.2:changed:count"),
);
const leaves = fc.oneof(
  fc.string({ unit: "binary", maxLength: 8 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
  fc.constantFrom(null, true, false, undefined, -0, "\\ud83d", '"\n\u000f€'),
);
const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    leaves,
    fc.array(tie("tree"), { maxLength: 5 }),
    fc.dictionary(keys, tie("tree"), { maxKeys: 6, noNullPrototype: true }),
  ),
}));

test("is what the library writes of the same value", () => {
  fc.assert(
    fc.property(fc.dictionary(keys, tree, { maxKeys: 6 }), (value) => {
      expect(sortedJson(value)).toBe(canonicalize(value));
    }),
    { seed: 8785, numRuns: 5000 },
  );
});

test("writes the example of the RFC", () => {
  const example = {
    numbers: [Number("333333333.33333329"), 1e30, 4.5, 2e-3, 0.000000000000000000000000001],
    string: '€$\u000f\nA\'B"\\\\"/',
    literals: [null, true, false],
  };
  const numbers = "[333333333.3333333,1e+30,4.5,0.002,1e-27]";
  const string = String.raw`"€$\u000f\nA'B\"\\\\\"/"`;
  expect(sortedJson(example)).toBe(`{"literals":[null,true,false],"numbers":${numbers},"string":${string}}`);
});

test("a date is written as JSON does; half of a surrogate pair and what is no number are refused", () => {
  expect(sortedJson({ at: new Date(0) })).toBe('{"at":"1970-01-01T00:00:00.000Z"}');
  for (const refused of ["\ud83d", Number.NaN, Number.POSITIVE_INFINITY])
    expect(() => sortedJson({ list: [refused] })).toThrow(/not allowed/);
});
