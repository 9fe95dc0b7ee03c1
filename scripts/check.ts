/** Static checks: format, lint, types, imports, names, schema drift, food and exercise tables, alerts, unused code. */
import { spawnSync } from "node:child_process";
import { findViolations } from "./import-rules/find-violations.ts";
import { checkNames } from "./names/check-names.ts";
import { usualTerm } from "./names/words.ts";

const bin = (name: string, ...args: string[]) => ({ command: `node_modules/.bin/${name}`, args });
const node = (...args: string[]) => ({ command: process.execPath, args });

const steps = {
  format: bin("biome", "check", "."),
  lint: bin("oxlint", "--type-aware"),
  "route types": { command: "npm", args: ["run", "--silent", "typegen", "-w", "web"] },
  types: bin("tsc", "-b", "contract", "engine", "server", "simulators", "e2e", "web", "reliability/model", "."),
  "database types": node("scripts/db-types.ts", "--check"),
  "food tables": node("scripts/check-catalogue.ts"),
  exercises: node("scripts/check-exercises.ts"),
  alerts: {
    command: "promtool",
    args: ["test", "rules", "deploy/alerts/slo.test.yml"],
  },
  "unused code": bin("knip", "--no-progress"),
};

let failed = 0;
const report = (name: string, ok: boolean, startedAt: number, output: string) => {
  console.log(`${ok ? "ok  " : "FAIL"} ${name.padEnd(16)} ${Date.now() - startedAt} ms`);
  if (ok) return;
  failed += 1;
  console.log(output.trim());
};

for (const [name, { command, args }] of Object.entries(steps)) {
  const startedAt = Date.now();
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: "utf8" });
  report(name, status === 0, startedAt, error ? `${error.message}: npm run setup installs it` : `${stdout}${stderr}`);
}

// A misconfigured check that reads no file finds no violation: hence the minimum counts.
const importsStartedAt = Date.now();
const { modules, violations } = await findViolations(process.cwd(), [
  "contract",
  "engine",
  "server",
  "web",
  "simulators",
]);
const imports = violations.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`);
report(
  `imports (${modules})`,
  modules > 50 && violations.length === 0,
  importsStartedAt,
  imports.join("\n") || "too few modules read",
);

const namesStartedAt = Date.now();
const { names, odd } = checkNames(process.cwd());
const renames = odd.map(({ path, name, word }) => `${path}: ${name} (${word}: ${usualTerm[word]})`);
report(
  `names (${names})`,
  names > 10_000 && odd.length === 0,
  namesStartedAt,
  renames.join("\n") || "too few names read",
);

console.log(`checks: ${Object.keys(steps).length + 2 - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
