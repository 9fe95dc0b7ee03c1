import { expect, test } from "vitest";
import { THREADS, threadLengths } from "./thread-lengths.ts";

test("a code hangs the same threads however it is typed, within the drawing", () => {
  const lengths = threadLengths("7K4M-2Q9X-11RT");
  expect(lengths).toEqual(threadLengths("7k4m 2q9x 11rt"));
  expect(lengths).toHaveLength(THREADS);
  for (const length of lengths) expect(length >= 10 && length <= 48).toBe(true);
  expect(new Set(lengths).size).toBeGreaterThan(12);
});

test("one character more or less moves most of the threads", () => {
  const [one, other] = [threadLengths("7K4M-2Q9X-11RT"), threadLengths("7K4M-2Q9X-11RV")];
  expect(one.filter((length, place) => length !== other[place]).length).toBeGreaterThan(THREADS / 2);
});
