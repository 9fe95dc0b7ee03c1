import { expect, test } from "vitest";
import { runs } from "../../../../scripts/lib/generated.ts";
import { simulateMembers } from "./testing/simulate-members.ts";

const MEMBERS = runs(300);

test("twelve weeks of members keep every bound, and who trained six weeks in a row had a deload", () => {
  const { faults, moments, deloads, withoutDeload, codes } = simulateMembers(MEMBERS);
  expect(faults).toEqual([]);
  expect(withoutDeload).toEqual([]);
  expect(moments).toBeGreaterThan(20 * MEMBERS);
  expect(deloads).toBeGreaterThan(MEMBERS / 5);
  expect(codes.size).toBeGreaterThan(25);
});
