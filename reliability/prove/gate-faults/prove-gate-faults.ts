import { execFileSync, spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { type GateFault, gateFaults } from "./gate-faults.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const git = (...args: string[]): string => execFileSync("git", args, { cwd: root, encoding: "utf8" });

/**
 * Each fault alone in the working tree, which has to be clean: its test fails with it. `-- gate-faults money sync` proves
 * some of them. That the tests pass without the faults is what the gate says.
 */
export async function proveGateFaults(): Promise<void> {
  const names = process.argv.slice(3);
  const faults = gateFaults().filter(({ name }) => names.length === 0 || names.includes(name));
  if (git("status", "--porcelain", "--untracked-files=no") !== "") throw new Error("The working tree has changes.");
  let found = 0;
  for (const fault of faults) {
    const isFound = isFoundBy(fault);
    if (isFound) found += 1;
    console.log(`${isFound ? "found " : "MISSED"} ${fault.name}: ${fault.says} ${fault.test}`);
  }
  console.log(`${found} of ${faults.length} planted faults found`);
  if (found < faults.length) process.exitCode = 1;
}

function isFoundBy({ path, test, project }: GateFault): boolean {
  git("apply", path);
  // An interrupted run leaves no fault behind: the child gets the signal too, and its end is awaited here.
  const ignore = (): void => {};
  process.on("SIGINT", ignore);
  try {
    const run = spawnSync("node_modules/.bin/vitest", ["run", "--project", project, test], {
      cwd: root,
      encoding: "utf8",
      env: { ...process.env, NO_COLOR: "1" },
      maxBuffer: 100_000_000,
    });
    // A test has to fail: not a file that does not load, nor a run without tests.
    return run.status !== 0 && /^ *Tests .*\b[1-9]\d* failed/m.test(run.stdout);
  } finally {
    git("apply", "--reverse", path);
    process.off("SIGINT", ignore);
  }
}
