import { expect, test } from "vitest";
import { safetyTable } from "../triage/safety-table.ts";
import { forcesText } from "./row-words.ts";

/** "Human within", column of the safety table; a refund, an alert, a missing consent and plain advice have no hours. */
const HUMAN_WITHIN: Readonly<Record<string, readonly number[]>> = {
  "24\u00a0h": [10],
  "48\u00a0h": [2, 4, 7, 13, 15, 19, 21, 24, 26],
  "72\u00a0h": [3, 9, 11, 14, 17, 18, 20, 22, 25, 28, 29, 31, 34, 35, 36],
  "5\u00a0dias": [5, 6, 8, 16, 23, 27, 30, 32],
};
const WITHOUT_HOURS = new Set([1, 12, 33, 37, 38, 39]);

const cases = Object.entries(HUMAN_WITHIN).flatMap(([within, rows]) => rows.map((n) => [n, within] as const));

test.for(cases)("row %i: a person looks within %s", ([n, within]) => {
  const row = safetyTable.content.find((one) => one.n === n);
  expect(row && forcesText(row)).toMatch(new RegExp(`Uma pessoa olha em até ${within}\\.$`));
});

test("the other rows say no hours", () => {
  const others = safetyTable.content.filter(({ n }) => !cases.some(([known]) => known === n));
  expect(new Set(others.map(({ n }) => n))).toEqual(WITHOUT_HOURS);
  for (const row of others) expect(forcesText(row)).not.toContain("Uma pessoa olha");
});
