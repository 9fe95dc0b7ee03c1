/** Static checks: format, lint, types, imports, names, schema drift, food and exercise tables, alerts, unused code. */
import { execFile } from "node:child_process";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";

type Step = { command: string; args: string[] };

const bin = (name: string, ...args: string[]): Step => ({ command: `node_modules/.bin/${name}`, args });
const node = (...args: string[]): Step => ({ command: process.execPath, args });

/** Written before anything that reads types. */
const first: Record<string, Step> = {
  "route types": { command: "npm", args: ["run", "--silent", "typegen", "-w", "web"] },
};

/** The longest ones begin. */
const others: Record<string, Step> = {
  types: bin("tsc", "-b", "contract", "engine", "server", "simulators", "e2e", "web", "reliability/model", "."),
  lint: bin("oxlint", "--type-aware"),
  "unused code": bin("knip", "--no-progress"),
  names: node("scripts/check-names.ts"),
  imports: node("scripts/check-imports.ts"),
  "database types": node("scripts/db-types.ts", "--check"),
  alerts: { command: "promtool", args: ["test", "rules", "deploy/alerts/slo.test.yml"] },
  format: bin("biome", "check", "."),
  "food tables": node("scripts/check-catalogue.ts"),
  exercises: node("scripts/check-exercises.ts"),
};

const MAX_OUTPUT_BYTES = 50_000_000;
let [passed, failed] = [0, 0];

type Failure = Error & { code?: number | string; stdout?: string; stderr?: string };

async function check(name: string, { command, args }: Step): Promise<void> {
  const startedAt = Date.now();
  const failure = await promisify(execFile)(command, args, { maxBuffer: MAX_OUTPUT_BYTES }).then(
    () => undefined,
    (error: Failure) => (error.code === "ENOENT" ? `${error.message}: npm run setup installs it` : outputOf(error)),
  );
  console.log(`${failure === undefined ? "ok  " : "FAIL"} ${name.padEnd(16)} ${Date.now() - startedAt} ms`);
  if (failure === undefined) passed += 1;
  else failed += 1;
  if (failure) console.log(failure);
}

const outputOf = ({ stdout = "", stderr = "", message }: Failure): string => `${stdout}${stderr}`.trim() || message;

async function checkAll(steps: Record<string, Step>): Promise<void> {
  const waiting = Object.entries(steps);
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await check(...next);
  };
  // Most of them use one core.
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
}

await checkAll(first);
await checkAll(others);
console.log(`checks: ${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
