import { expect, test } from "vitest";
import { inHours, NOW } from "../../testing/design-day.ts";
import { anItem, aPromise } from "../testing/queue-items.ts";
import { findNearest } from "./find-nearest.ts";

test("what is due first is found, whatever the order of attention", () => {
  const soon = aPromise(1);
  const items = [anItem(1, { promises: [aPromise(9)] }), anItem(2, { promises: [aPromise(4), soon] })];
  expect(findNearest(items, NOW)).toEqual({ item: items[1], promise: soon });
});

test("a clock that stands still and a task that was put off are left out", () => {
  const paused = anItem(1, { promises: [aPromise(1, { state: "paused" })] });
  const postponed = anItem(2, { promises: [aPromise(2)], postponedUntil: inHours(3) });
  expect(findNearest([paused, postponed], NOW)).toBeUndefined();
  const late = anItem(3, { promises: [aPromise(-2)] });
  expect(findNearest([paused, late], NOW)?.item).toBe(late);
});
