import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const LOG = new URL("./log.ts", import.meta.url).href;
const TALK = `
  const { createLogger } = await import("${LOG}");
  const log = createLogger("info", "test");
  for (let n = 0; n < 5000; n += 1) log.info({ n }, "a line");
  process.stderr.write("still here");`;

test("a process with nowhere to log goes on", async () => {
  const command = `exec "$0" --input-type=module --eval "$1" > /dev/full`;
  const { stderr } = await promisify(execFile)("sh", ["-c", command, process.execPath, TALK], { timeout: 30_000 });
  expect(stderr).toContain("still here");
});

test("the last words of a process that ends at once are written", async () => {
  const last = `const { createLogger } = await import("${LOG}"); createLogger("info", "test").info("last words"); process.exit(0);`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", last]);
  expect(stdout).toContain("last words");
});
