import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { findViolations } from "./find-violations.ts";
import rules from "./rules.ts";

const fixtures = fileURLToPath(new URL("./fixtures/", import.meta.url));
const names = readdirSync(fixtures);

test("every rule has a fixture that breaks it", () => {
  expect(names.toSorted()).toEqual((rules.forbidden ?? []).map(({ name = "" }) => name).toSorted());
});

test.each(names)("a violation of %s is found", async (name) => {
  const folder = `${fixtures}${name}`;
  const { violations } = await findViolations(folder, readdirSync(folder));

  expect(new Set(violations.map(({ rule }) => rule))).toEqual(new Set([name]));
});
