import { expect, test } from "vitest";
import { warmUpCopy } from "./workout.ts";

test.each([
  [8, "reps", false, "8 vezes"],
  [5, "reps", true, "5 vezes de cada lado"],
  [45, "seconds", false, "45\u00a0segundos"],
  [100, "seconds", false, "100\u00a0segundos"],
  [120, "seconds", false, "2\u00a0minutos"],
  [150, "seconds", false, "2\u00a0minutos e meio"],
] as const)("%i %s of the warm-up, of each side: %s, are %s", (count, unit, isOneSided, text) => {
  expect(warmUpCopy.count(count, unit, isOneSided)).toBe(text);
});

test("a light set before a lift says with how much of its load", () => {
  expect(warmUpCopy.approach(8, 50)).toBe("8 vezes, com metade da carga");
  expect(warmUpCopy.approach(4, 75)).toBe("4 vezes, com 75\u00a0% da carga");
});
