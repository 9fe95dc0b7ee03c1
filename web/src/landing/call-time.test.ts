import { expect, test } from "vitest";
import { callTime } from "./call-time.ts";

const now = new Date("2026-11-13T17:00:00Z"); // Friday, 14h in São Paulo

test.each([
  ["2026-11-13T17:05:00Z", "hoje, até as 14h05"],
  ["2026-11-14T12:00:00Z", "amanhã, até as 9h"],
  ["2026-11-16T11:05:00Z", "segunda-feira, até as 8h05"],
  ["2026-11-13T16:00:00Z", "hoje, até as 13h"],
])("a call due at %s is shown as %s", (promisedBy, expected) => {
  expect(callTime(promisedBy, now)).toBe(expected);
});
