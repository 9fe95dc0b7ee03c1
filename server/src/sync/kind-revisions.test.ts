import { expect, test } from "vitest";
import { advanceHead, type Head, mayHaveChanged } from "./head-store.ts";

const head = (rev: number, kindRevs: Head["kindRevs"]): Head => ({ epoch: "e", rev, kindRevs, kindCounts: {} });

test("a kind is read when it has a revision after the cursor", () => {
  const known = head(7, { weight: 7, food: 4 });
  expect([6, 7].map((after) => mayHaveChanged(known, "weight", after))).toEqual([true, false]);
  expect([3, 4].map((after) => mayHaveChanged(known, "food", after))).toEqual([true, false]);
  expect(mayHaveChanged(known, "sleep", 0)).toBe(false);
});

test("each record takes a revision of its kind", () => {
  expect(advanceHead(head(2, { weight: 2 }), ["food", "food", "day"])).toMatchObject({
    rev: 5,
    kindRevs: { weight: 2, food: 4, day: 5 },
  });
});
