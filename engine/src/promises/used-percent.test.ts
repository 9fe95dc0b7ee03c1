import { expect, test } from "vitest";
import { parseStory } from "../../cli/promise-json.ts";
import golden from "../../golden/promises.json" with { type: "json" };
import { promiseStatus } from "./promise.ts";
import { promiseRules } from "./promise-kinds.ts";
import type { ServiceHours } from "./service-clock.ts";
import { usedPercent } from "./used-percent.ts";

const hours = { ...golden.service, closedOn: promiseRules.content.closedOn } as unknown as ServiceHours;
const at = (text: string) => new Date(`${text}-03:00`);

test.each([
  ["call-back-5min", "2026-11-16T19:58:00", "2026-11-17T08:03:00", "2026-11-17T08:00:30", 50],
  ["chat-answer", "2026-11-16T10:00:00", "2026-11-16T18:00:00", "2026-11-16T10:00:01", 5],
  ["chat-answer", "2026-11-16T10:00:00", "2026-11-16T18:00:00", "2026-11-16T18:00:00", 100],
  ["chat-answer", "2026-11-16T10:00:00", "2026-11-16T18:00:00", "2026-11-16T18:00:01", 105],
  ["definitive-plan", "2026-11-16T10:00:00", "2026-11-23T10:00:00", "2026-11-23T10:00:00", 100],
  ["weekly-review-answered", "2026-11-12T18:00:00", "2026-11-16T08:00:00", "2026-11-14T13:00:00", 50],
  ["definitive-plan", "2026-11-16T10:00:00", "2026-11-21T10:00:00", "2026-12-30T10:00:00", 155],
] as const)("%s from %s, due %s, done %s: %s ends as %i %%", (kind, starts, due, done, percent) => {
  const promise = { kind, startsAt: at(starts), dueAt: at(due), fulfilledAt: at(done) };
  expect(usedPercent(promise, hours)).toBe(percent);
});

test("never fulfilled is the longest of all", () => {
  const promise = {
    kind: "refund-sent",
    startsAt: at("2026-11-16T10:00:00"),
    dueAt: at("2026-11-17T10:00:00"),
  } as const;
  expect(usedPercent({ ...promise, fulfilledAt: null }, hours)).toBe(155);
});

test("in every golden story the percent says whether the promise was kept", () => {
  const settled = golden.stories.flatMap(({ expect: _expect, ...json }) => {
    const { story, now } = parseStory(json);
    const { state, dueAt } = promiseStatus(story, hours, now);
    if (state !== "kept" && state !== "breached") return [];
    const fulfilledAt = story.fulfilledAt && story.fulfilledAt <= now ? story.fulfilledAt : null;
    return [{ state, percent: usedPercent({ ...story, dueAt, fulfilledAt }, hours) }];
  });
  expect(settled.length).toBeGreaterThan(300);
  for (const { state, percent } of settled) {
    expect(percent % 5).toBe(0);
    expect(percent <= 100 ? "kept" : "breached").toBe(state);
  }
});
