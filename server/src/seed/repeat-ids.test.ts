import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

/** In a process of its own: what it changes stays changed. */
const drawInProcess = (): string[] =>
  JSON.parse(
    execFileSync(process.execPath, ["--input-type=module", "--eval", DRAW], {
      cwd: import.meta.dirname,
      encoding: "utf8",
    }),
  );

const DRAW = `
  import { randomBytes, randomUUID } from "node:crypto";
  import { repeatIds } from "./repeat-ids.ts";
  const before = randomUUID();
  repeatIds();
  console.log(JSON.stringify([before, randomUUID(), randomUUID(), randomBytes(40).toString("hex")]));
`;

test("two processes draw the same ids after it, different from each other, and salts of the length asked for", () => {
  const [[before, ...drawn], [other, ...again]] = [drawInProcess(), drawInProcess()];
  expect(again).toEqual(drawn);
  expect(before).not.toBe(other);
  expect(new Set(drawn).size).toBe(3);
  expect(drawn[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  expect(drawn[2]).toHaveLength(80);
});
