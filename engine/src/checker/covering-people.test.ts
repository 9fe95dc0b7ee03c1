import { expect, test } from "vitest";
import { judgeInThreads } from "./testing/judge-in-threads.ts";
import { describeFaults } from "./testing/judge-people.ts";

const PEOPLE = 2000;
const LEAST_READ = 0.95;
const TIMEOUT = 600_000;

test("nothing contradicts the answers of people who cover every pair of them", { timeout: TIMEOUT }, async () => {
  const { faults, ...tally } = await judgeInThreads(PEOPLE, 38);
  expect(describeFaults(faults)).toBe("");
  expect(tally).toMatchObject({ people: PEOPLE, fallback: 0 });
  expect(tally.uncovered).toEqual([]);
  expect(tally.typedRead).toBeGreaterThan(LEAST_READ * tally.typed);
  expect(Math.min(tally.menus, tally.groups, tally.unnamed, tally.sessions)).toBeGreaterThan(0);
});
