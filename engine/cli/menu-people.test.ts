import { expect, test } from "vitest";
import { runs } from "../../scripts/lib/generated.ts";
import people from "../golden/menu-people.json" with { type: "json" };
import { makePlan } from "../src/plans/make-plan.ts";
import { check } from "./commands.ts";
import { parsePerson } from "./person-json.ts";

const TIMEOUT = 120_000;

test("the people whose menus are read have one, and it contradicts nothing that they said", {
  timeout: TIMEOUT,
}, () => {
  expect(people).toHaveLength(40);
  for (const given of people.slice(0, runs(40))) {
    const { seed, ...person } = parsePerson(given);
    expect(makePlan(person, seed).diet?.method, seed).toBe("foods");
    expect(check(given), seed).toEqual([]);
  }
});
