import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PLANTED_FAULTS } from "./faults.ts";

test.each(PLANTED_FAULTS)("$name can still be planted", ({ file, search }) => {
  const text = readFileSync(new URL(`../../../${file}`, import.meta.url), "utf8");
  expect(text.split(search)).toHaveLength(2);
});
