/** Lists the imports that break a rule of `scripts/import-rules`. */
import { findViolations } from "./import-rules/find-violations.ts";

/** A misconfigured check that reads no file finds no violation. */
const MIN_MODULES = 50;

const { modules, violations } = await findViolations(process.cwd(), [
  "contract",
  "engine",
  "server",
  "web",
  "simulators",
]);
for (const { rule, from, to } of violations) console.log(`${rule}: ${from} → ${to}`);
console.log(`${modules} modules`);
if (modules <= MIN_MODULES || violations.length > 0) process.exitCode = 1;
