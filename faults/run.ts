/**
 * What we survive. `npm run faults -- --rows 1,2,3 --trials 100 --seed 7 --resume --short`
 *
 *   --rows    only these rows of the catalogue (all)
 *   --trials  how many of each (100)
 *   --seed    where chance begins (1); printed with every violation
 *   --resume  only what is missing to that number, under the next free seed
 *   --short   a few of each, settled together and without a report: for CI
 */
import { parseArgs } from "node:util";
import { writeReport } from "./report.ts";
import { changeResults, type Result, readResults, trialsOf } from "./results.ts";
import { openRig } from "./rig/rig.ts";
import { openSecrets } from "./rig/secrets.ts";
import { rows } from "./rows/catalogue.ts";
import type { Row } from "./rows/row.ts";
import { runRow, runTogether } from "./trials.ts";

const { values } = parseArgs({
  options: {
    rows: { type: "string" },
    trials: { type: "string", default: "100" },
    seed: { type: "string", default: "1" },
    resume: { type: "boolean", default: false },
    short: { type: "boolean", default: false },
  },
});
const SHOWN = 8;
const numbers = values.rows?.split(",").map(Number);
const chosen = rows.filter(({ number }) => !numbers || numbers.includes(number));
let passed = 0;
let failed = 0;

function tell(row: Row, seed: number, { trials, violations, seconds, figures }: Result): void {
  const isGood = violations.length === 0;
  if (isGood) passed += 1;
  else failed += 1;
  const counts = Object.entries(figures.counts ?? {}).map(([name, count]) => `${name} ${count}`);
  const head = `${isGood ? "ok  " : "FAIL"} ${String(row.number).padStart(2)} ${row.fault}`;
  console.log(`${head}: ${trials} trials, ${violations.length} violations, ${Math.round(seconds)} s`);
  if (counts.length > 0) console.log(`        ${counts.join(", ")}`);
  for (const violation of violations.slice(0, SHOWN)) console.log(`        ✗ ${violation}`);
  if (!isGood)
    console.log(`        seed ${seed}: npm run faults -- --rows ${row.number} --trials ${trials} --seed ${seed}`);
}

const rig = await openRig();
const secrets = openSecrets();
let isStopping = false;
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    isStopping = true;
    void rig.close().then(() => process.exit(130));
  });

if (values.short) {
  const seed = Number(values.seed);
  await runTogether(
    rig,
    chosen.filter(({ short }) => short > 0),
    { seed, secrets },
    (row, result) => tell(row, seed, result),
  );
} else {
  for (const row of chosen) {
    const bySeed = readResults()[row.number] ?? {};
    const missing = Number(values.trials) - (values.resume ? trialsOf(bySeed) : 0);
    const trials = Math.min(missing, row.most ?? missing);
    if (trials <= 0) continue;
    const seed = values.resume ? Math.max(0, ...Object.keys(bySeed).map(Number)) + 1 : Number(values.seed);
    const keep = async (result: Result) => {
      if (isStopping) return;
      await changeResults((results) => {
        results[row.number] = { ...results[row.number], [seed]: result };
      }, writeReport);
    };
    tell(row, seed, await runRow(rig, row, { trials, seed, secrets, keep }));
  }
}
await rig.close();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
