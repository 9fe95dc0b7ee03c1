import { expect, test } from "vitest";
import { simulateMembers } from "./testing/simulate-members.ts";

test("twelve weeks of 300 members keep every bound, and who trained six weeks in a row had a deload", () => {
  const { faults, moments, deloads, withoutDeload, codes } = simulateMembers(300);
  expect(faults).toEqual([]);
  expect(withoutDeload).toEqual([]);
  expect(moments).toBeGreaterThan(6_000);
  expect(deloads).toBeGreaterThan(60);
  expect(codes.size).toBeGreaterThan(25);
});
