import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const LOG = new URL("./log.ts", import.meta.url).href;
const TALK = `
  const { openLog } = await import("${LOG}");
  const log = openLog("info", "test");
  for (let n = 0; n < 5000; n += 1) log.info({ n }, "a line");
  process.stderr.write("still here");`;

test("a process with nowhere to log goes on", async () => {
  const command = `exec "$0" --input-type=module --eval "$1" > /dev/full`;
  const { stderr } = await promisify(execFile)("sh", ["-c", command, process.execPath, TALK], { timeout: 30_000 });
  expect(stderr).toContain("still here");
});
