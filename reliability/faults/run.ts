/**
 * Fault injection. `npm run faults -- --scenarios 1,2,3 --trials 100 --seed 7 --resume --short`
 *
 *   --scenarios  only these scenarios of the catalogue (all)
 *   --trials     how many of each (100)
 *   --seed       seed of the random numbers (1); printed with every violation
 *   --resume     only what is missing to that number, under the next free seed
 *   --short      a few of each, settled together and without a report: for CI
 */
import { parseArgs } from "node:util";
import { changeResults, type Result, readResults, trialsOf } from "../lib/report/results.ts";
import { createSecrets } from "../lib/shopper/secrets.ts";
import { startHarness } from "../lib/stack/harness.ts";
import { writeReport } from "./report.ts";
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
  },
});
const MAX_PRINTED = 8;
const numbers = values.scenarios?.split(",").map(Number);
const chosen = scenarios.filter(({ number }) => !numbers || numbers.includes(number));
let passed = 0;
let failed = 0;

function printResult(scenario: Scenario, seed: number, { trials, violations, seconds, figures }: Result): void {
  const isPassed = violations.length === 0;
  if (isPassed) passed += 1;
  else failed += 1;
  const counts = Object.entries(figures.counts ?? {}).map(([name, count]) => `${name} ${count}`);
  const head = `${isPassed ? "ok  " : "FAIL"} ${String(scenario.number).padStart(2)} ${scenario.fault}`;
  console.log(`${head}: ${trials} trials, ${violations.length} violations, ${Math.round(seconds)} s`);
  if (counts.length > 0) console.log(`        ${counts.join(", ")}`);
  for (const violation of violations.slice(0, MAX_PRINTED)) console.log(`        ✗ ${violation}`);
  if (!isPassed)
    console.log(
      `        seed ${seed}: npm run faults -- --scenarios ${scenario.number} --trials ${trials} --seed ${seed}`,
    );
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
    const bySeed = readResults()[scenario.number] ?? {};
    const remaining = Number(values.trials) - (values.resume ? trialsOf(bySeed) : 0);
    const trials = Math.min(remaining, scenario.maxTrials ?? remaining);
    if (trials <= 0) continue;
    const seed = values.resume ? Math.max(0, ...Object.keys(bySeed).map(Number)) + 1 : Number(values.seed);
    const save = async (result: Result) => {
      if (isStopping) return;
      await changeResults((results) => {
        results[scenario.number] = { ...results[scenario.number], [seed]: result };
      }, writeReport);
    };
    printResult(scenario, seed, await runScenario(harness, scenario, { trials, seed, secrets, save }));
  }
}
await harness.close();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
