import { expect, test } from "vitest";
import { composeReason } from "./compose-reason.ts";
import { threadOf } from "./thread-of.ts";

test("the reason begins with what it rests on", () => {
  expect(composeReason([], " Gota controlada. ")).toBe("Gota controlada.");
  expect(composeReason(["Conversa", "Exame"], "Gota controlada.")).toBe("Conversa, Exame: Gota controlada.");
});

const from = "2026-11-18T12:00:00Z";

test.each([
  ["half of the time has passed", "2026-11-20T12:00:00Z", "2026-11-19T12:00:00Z", { now: 0.5, due: 1, isLate: false }],
  ["the time is over", "2026-11-19T12:00:00Z", "2026-11-20T12:00:00Z", { now: 1, due: 0.5, isLate: true }],
  ["nothing was promised", null, "2026-11-20T12:00:00Z", { now: 1, due: 1, isLate: false }],
  ["it has just begun", "2026-11-20T12:00:00Z", from, { now: 0, due: 1, isLate: false }],
])("on the thread: %s", (_, due, now, expected) => {
  expect(threadOf({ from, due, now: Date.parse(now) })).toEqual(expected);
});
