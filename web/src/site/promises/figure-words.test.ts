import { type PromiseKind, promiseRules } from "@app/engine/promises/promise-kinds";
import { expect, test } from "vitest";
import { promiseKinds } from "../../content/promises-public.ts";
import { breachMarks } from "./breach-marks.ts";
import { countWords, percentWords, sizeWords, timeWords } from "./figure-words.ts";

test.each([
  [55, 300, "2min45"],
  [60, 300, "3 min"],
  [5, 120, "6 s"],
  [100, 60, "60 s"],
  [15, 86_400, "3h36"],
  [25, 86_400, "6 h"],
  [65, 432_000, "3 d 6 h"],
  [40, 432_000, "2 d"],
  [40, 172_800, "19 h"],
  [40, null, "40% do prazo"],
  [105, 300, "depois do prazo"],
])("%i %% of %s seconds is %s", (percent, promised, words) => expect(timeWords(percent, promised)).toBe(words));

test("figures are written as in Brazil, and not all is not 100%", () => {
  expect([1000, 999, 954].map(percentWords)).toEqual(["100%", "99,9%", "95,4%"]);
  expect([7, 3391, 1_203_391].map(countWords)).toEqual(["7", "3.391", "1.203.391"]);
  expect([690, 21_400].map(sizeWords)).toEqual(["690\u00a0bytes", "21,4\u00a0kB"]);
});

test("every kind of promise is on the page once", () => {
  const kinds = Object.keys(promiseRules.content.kinds) as PromiseKind[];
  expect(promiseKinds.map(({ kind }) => kind as string).sort()).toEqual([...kinds].sort());
});

test.each([0, 1, 5, 31, 400])("%i broken promises are as many marks, in order and beyond the line", (cases) => {
  const marks = breachMarks([
    { upTo: null, cases },
    { upTo: 155, cases },
  ]);
  expect(marks).toHaveLength(2 * cases);
  expect(marks).toEqual([...marks].sort((a, b) => a - b));
  for (const x of marks) expect(x > 400 && x < 600).toBe(true);
});
