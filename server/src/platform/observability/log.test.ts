import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const LOG = new URL("./log.ts", import.meta.url).href;
const LOG_MANY_LINES = `
  const { createLogger } = await import("${LOG}");
  const log = createLogger("info", "test");
  for (let n = 0; n < 5000; n += 1) log.info({ n }, "a line");
  process.stderr.write("still here");`;

test("a process whose stdout is full goes on", async () => {
  const command = `exec "$0" --input-type=module --eval "$1" > /dev/full`;
  const { stderr } = await promisify(execFile)("sh", ["-c", command, process.execPath, LOG_MANY_LINES], {
    timeout: 30_000,
  });
  expect(stderr).toContain("still here");
});

test("the last line of a process that exits at once is written", async () => {
  const last = `const { createLogger } = await import("${LOG}"); createLogger("info", "test").info("last line"); process.exit(0);`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", last]);
  expect(stdout).toContain("last line");
});
