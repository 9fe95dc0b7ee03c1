/** Everything that can be known without running the product: format, lint, types, walls, drift, alerts, unused code. */
import { spawnSync } from "node:child_process";
import { findBreaches } from "./walls/cruise.ts";

const bin = (name: string, ...args: string[]) => ({ command: `node_modules/.bin/${name}`, args });
const node = (...args: string[]) => ({ command: process.execPath, args });

const steps = {
  format: bin("biome", "check", "."),
  lint: bin("oxlint", "--type-aware"),
  "route types": { command: "npm", args: ["run", "--silent", "typegen", "-w", "web"] },
  types: bin("tsc", "-b", "contract", "server", "simulators", "e2e", "web", "."),
  "database types": node("scripts/db-types.ts", "--check"),
  alerts: {
    command: "promtool",
    args: ["test", "rules", "deploy/alerts/alerts.test.yml", "deploy/alerts/slo.test.yml"],
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
  report(name, status === 0, startedAt, error ? `${error.message}: npm run setup brings it` : `${stdout}${stderr}`);
}

const startedAt = Date.now();
const { modules, breaches } = await findBreaches(process.cwd(), ["contract", "server", "web", "simulators"]);
const list = breaches.map(({ wall, from, to }) => `${wall}: ${from} → ${to}`);
// A parser that reads nothing finds nothing: silence is only good news when there was something to read.
report(
  `walls (${modules})`,
  modules > 50 && breaches.length === 0,
  startedAt,
  list.join("\n") || "too few modules read",
);

console.log(`checks: ${Object.keys(steps).length + 1 - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
