import { expect, test } from "vitest";
import { describeFaults, judgePeople } from "./testing/judge-people.ts";

const PEOPLE = 2000;
const LEAST_READ = 0.95;
const TIMEOUT = 600_000;

test("nothing contradicts the answers of people who cover every pair of them", { timeout: TIMEOUT }, () => {
  const { faults, ...tally } = judgePeople(PEOPLE, 38);
  expect(describeFaults(faults)).toBe("");
  expect(tally).toMatchObject({ people: PEOPLE, fallback: 0 });
  expect(tally.pairsCovered).toBe(tally.pairs);
  expect(tally.typedRead).toBeGreaterThan(LEAST_READ * tally.typed);
  expect(Math.min(tally.menus, tally.groups, tally.unnamed, tally.sessions)).toBeGreaterThan(0);
});
