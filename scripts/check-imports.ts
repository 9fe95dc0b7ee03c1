/** Lists the imports that break a rule of `scripts/import-rules`, and counts the files that their one user could hold. */
import { findViolations } from "./import-rules/find-violations.ts";

/** A misconfigured check that reads no file finds no violation. */
const MIN_MODULES = 50;

/** It only falls: a new fragment goes to its user, and who folds some lowers it. */
const MAX_FRAGMENTS = 136;

const { modules, violations, fragments } = await findViolations(process.cwd(), [
  "contract",
  "engine",
  "server",
  "web",
  "simulators",
]);
for (const { rule, from, to } of violations) console.log(`${rule}: ${from} → ${to}`);
const isOver = fragments.length > MAX_FRAGMENTS;
if (isOver) console.log(`fragments (CONTRIBUTING.md, "When a file is split"):\n${fragments.join("\n")}`);
console.log(`${modules} modules, ${fragments.length} fragments of at most ${MAX_FRAGMENTS}`);
if (modules <= MIN_MODULES || violations.length > 0 || isOver) process.exitCode = 1;
