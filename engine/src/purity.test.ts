import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const IMPURE =
  /\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\bperformance\.|\bprocess\.|\bfetch\(|\bset(Timeout|Interval)\b/;

test("the engine has no clock, no chance and no I/O: the same input gives the same result everywhere", () => {
  const paths = globSync("**/*.ts", { cwd: import.meta.dirname }).filter(
    (path) => !/[.]test[.]ts$|testing\//.test(path),
  );
  expect(paths.length).toBeGreaterThan(30);
  const impure = paths.filter((path) => IMPURE.test(readFileSync(`${import.meta.dirname}/${path}`, "utf8")));
  expect(impure).toEqual([]);
});
