import { expect, test } from "vitest";
import { postponeOptions } from "./postpone-options.ts";

const at = (moment: string) => Date.parse(`${moment}-03:00`);
const untilOf = (now: string, due?: string) =>
  postponeOptions(at(now), due === undefined ? undefined : at(due)).map(({ until }) =>
    new Date(until - 3 * 60 * 60_000).toISOString().slice(0, 16),
  );

test("without a promise: an hour, three hours, the next morning", () => {
  expect(untilOf("2026-11-19T10:18")).toEqual(["2026-11-19T11:18", "2026-11-19T13:18", "2026-11-20T08:00"]);
});

test.each([
  ["2026-11-20T10:00", "2026-11-21T09:00"],
  ["2026-11-21T10:00", "2026-11-23T08:00"],
  ["2026-11-22T10:00", "2026-11-23T08:00"],
])("after %s the next morning is %s", (now, morning) => expect(untilOf(now)[2]).toBe(morning));

test("never past the promise, nor up to it", () => {
  expect(untilOf("2026-11-19T10:18", "2026-11-19T13:18")).toEqual(["2026-11-19T11:18"]);
  expect(untilOf("2026-11-19T10:18", "2026-11-19T05:18")).toEqual([]);
});
