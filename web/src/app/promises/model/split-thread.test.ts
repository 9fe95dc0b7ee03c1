import { expect, test } from "vitest";
import { aPromise } from "../testing/example-promises.ts";
import { foldedCount, splitThread } from "./split-thread.ts";

const settled = (...states: ("kept" | "kept-late" | "missed")[]) => states.map((state) => aPromise({ state }));

test.each([
  [["kept", "kept"], 0],
  [["kept", "kept", "kept", "kept", "kept"], 2],
  [["kept", "kept", "kept-late", "kept", "kept", "kept", "kept"], 2],
  [["missed", "kept", "kept", "kept", "kept", "kept"], 0],
  [["kept-late", "kept", "kept", "kept", "kept", "kept", "kept"], 4],
] as const)("of %j so many are folded away: %i", (states, folded) => {
  expect(foldedCount(settled(...states))).toBe(folded);
});

test("what is late and still owed comes first under now", () => {
  const late = aPromise({ state: "late", at: "2026-11-18T10:00:00.000Z" });
  const runs = aPromise({ at: "2026-11-20T10:00:00.000Z" });
  const done = aPromise({ state: "kept", at: "2026-11-19T10:00:00.000Z" });
  expect(splitThread([runs, done, late])).toEqual({ past: [done], owed: [late, runs] });
});
