import { expect, test } from "vitest";
import { simulateMembers } from "./testing/simulate-members.ts";

test("twelve weeks of 1,000 members keep every bound, and who trained six weeks in a row had a deload", () => {
  const { faults, moments, deloads, withoutDeload, codes } = simulateMembers(1_000);
  expect(faults).toEqual([]);
  expect(withoutDeload).toEqual([]);
  expect(moments).toBeGreaterThan(20_000);
  expect(deloads).toBeGreaterThan(200);
  expect(codes.size).toBeGreaterThan(25);
});
