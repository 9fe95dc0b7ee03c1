import * as fc from "fast-check";
import { expect, test } from "vitest";
import { fitResult, MAX_RESULT_BYTES } from "./fit-result.ts";

test("what is small enough stays as it is", () => {
  const result = { foods: ["arroz"], range: [1, 2] };
  expect(fitResult(result)).toBe(result);
});

test("a long list loses its last entries, whole; a pair of numbers is never parted", () => {
  const entries = Array.from({ length: 400 }, (_, at) => ({ name: `Alimento número ${at}`, between: [at, at + 1] }));
  const fitted = fitResult({ kcal: 1, entries });
  expect(Buffer.byteLength(JSON.stringify(fitted))).toBeLessThanOrEqual(MAX_RESULT_BYTES);
  expect(fitted.entries).toEqual(entries.slice(0, fitted.entries.length));
  expect(fitted.entries.length).toBeGreaterThan(50);
});

test("any lists fit, also of long words", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 300, unit: "grapheme" }), { maxLength: 200 }), (words) => {
      expect(Buffer.byteLength(JSON.stringify(fitResult({ words })))).toBeLessThanOrEqual(MAX_RESULT_BYTES);
    }),
    { numRuns: 50 },
  );
});

test("a day of thousands of entries does not hold up the process", () => {
  const entries = Array.from({ length: 3_000 }, (_, at) => ({
    id: crypto.randomUUID(),
    name: `Alimento número ${at}`,
  }));
  const since = performance.now();
  const fitted = fitResult({ kcal: 1, entries });
  expect(performance.now() - since).toBeLessThan(1_000);
  expect(fitted.entries).toEqual(entries.slice(0, fitted.entries.length));
});
