import { expect, test } from "vitest";
import { exercises } from "./library.ts";
import { searchExercises } from "./search-exercises.ts";

const names = (typed: string) => searchExercises(exercises, typed).map(({ name }) => name);

test.each([
  ["prancha", "Prancha"],
  ["REMADA TOALHA", "Remada com toalha"],
  ["gluteo ponte", "Ponte de glúteo"],
  ["tríceps", "Tríceps na polia"],
])("%s finds %s, whatever its accents, capitals and order", (typed, name) => {
  expect(names(typed)).toContain(name);
});

test("a muscle finds what works it, after what is named so", () => {
  const found = searchExercises(exercises, "gluteo");
  const isNamed = found.map(({ name }) => /glúteo/i.test(name));
  expect(
    found.every(({ primary, secondary }, index) => isNamed[index] || [...primary, ...secondary].includes("gluteos")),
  ).toBe(true);
  expect(new Set(isNamed).size).toBe(2);
  expect(isNamed).toEqual([...isNamed].sort((a, b) => Number(b) - Number(a)));
});

test("nothing typed is every exercise, and unknown words are none", () => {
  expect(names("  ")).toHaveLength(exercises.length);
  expect(names("xilofone")).toEqual([]);
  // In the middle of a word it is no match.
  expect(names("ancha")).toEqual([]);
});
