import { expect, test } from "vitest";
import { warmUpCopy } from "./workout.ts";

test.each([
  [8, "reps", "8 vezes"],
  [45, "seconds", "45\u00a0segundos"],
  [100, "seconds", "100\u00a0segundos"],
  [120, "seconds", "2\u00a0min"],
  [150, "seconds", "2\u00a0min e meio"],
] as const)("%i %s of the warm-up are %s", (count, unit, text) => {
  expect(warmUpCopy.count(count, unit)).toBe(text);
});
