/**
 * Fault injection. `npm run faults -- --scenarios 1,2,3 --trials 100 --seed 7 --resume --short`
 *
 *   --scenarios  only these scenarios of the catalogue (all)
 *   --trials     how many of each (100)
 *   --seed       seed of the random numbers (1); printed with every violation
 *   --resume     only what is missing to that number, under the next free seed
 *   --short      a few of each, settled together and without a report: for CI
 *   --publish    rewrite docs/faults.md from all results of this machine
 */
import { parseArgs } from "node:util";
import { readResults } from "../lib/report/results.ts";
import { openRun } from "../lib/report/run.ts";
import { createSecrets } from "../lib/shopper/secrets.ts";
import { startHarness } from "../lib/stack/harness.ts";
import { type BySeed, type Result, report, trialsOf } from "./report.ts";
import { scenarios } from "./scenarios/catalogue.ts";
import type { Scenario } from "./scenarios/scenario.ts";
import { runScenario, runTogether } from "./trials.ts";

const { values } = parseArgs({
  options: {
    scenarios: { type: "string" },
    trials: { type: "string", default: "100" },
    seed: { type: "string", default: "1" },
    resume: { type: "boolean", default: false },
    short: { type: "boolean", default: false },
    publish: { type: "boolean", default: false },
  },
});
const MAX_PRINTED = 8;
const numbers = values.scenarios?.split(",").map(Number);
const chosen = scenarios.filter(({ number }) => !numbers || numbers.includes(number));
const run = openRun("faults", report, { isPublished: values.publish });

function printResult({ number, fault }: Scenario, seed: number, result: Result): void {
  const { trials, violations, seconds, figures } = result;
  const outcome = violations.length === 0 ? "passed" : "failed";
  const head = `${String(number).padStart(2)} ${fault}`;
  run.print(outcome, `${head}: ${trials} trials, ${violations.length} violations, ${Math.round(seconds)} s`);
  const counts = Object.entries(figures.counts ?? {}).map(([name, count]) => `${name} ${count}`);
  if (counts.length > 0) console.log(`        ${counts.join(", ")}`);
  for (const violation of violations.slice(0, MAX_PRINTED)) console.log(`        ✗ ${violation}`);
  if (outcome === "failed")
    console.log(`        seed ${seed}: npm run faults -- --scenarios ${number} --trials ${trials} --seed ${seed}`);
}

const harness = await startHarness();
const secrets = createSecrets();
let isStopping = false;
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    isStopping = true;
    void harness.close().then(() => process.exit(130));
  });

if (values.short) {
  const seed = Number(values.seed);
  await runTogether(
    harness,
    chosen.filter(({ short }) => short > 0),
    { seed, secrets },
    (scenario, result) => printResult(scenario, seed, result),
  );
} else {
  for (const scenario of chosen) {
    const bySeed = readResults<BySeed>("faults")[scenario.number] ?? {};
    const remaining = Number(values.trials) - (values.resume ? trialsOf(bySeed) : 0);
    const trials = Math.min(remaining, scenario.maxTrials ?? remaining);
    if (trials <= 0) continue;
    const seed = values.resume ? Math.max(0, ...Object.keys(bySeed).map(Number)) + 1 : Number(values.seed);
    const save = async (result: Result) => {
      if (!isStopping) await run.save(scenario.number, (before) => ({ ...before, [seed]: result }));
    };
    printResult(scenario, seed, await runScenario(harness, scenario, { trials, seed, secrets, save }));
  }
}
await harness.close();
run.finish();
