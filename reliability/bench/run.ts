/**
 * Benchmarks against the bare engines in the same run. `npm run bench -- --jobs 1,2 --short`
 *
 *   --jobs     only these (1 to 11; the short form leaves out 9, the ad spike, and 11, the sync, unless named)
 *   --short    under a minute, for CI on any machine: exact counts, and ratios against their own lower bounds; saves nothing
 *   --seconds  how long one sample of load lasts (3; in the short form it is a number of calls)
 *   --reps     repetitions of all samples (5; short 1)
 *   --largest  rows of the largest seeded database (1000000)
 *   --soak     ten minutes at 70 % of capacity, with a restart or kill of each component every minute; --minutes for another length
 *   --even-if-busy  measure although other processes use the machine; the report says so
 *   --site     a web build to serve instead of this tree's own
 *   --publish  rewrite docs/bench.md from the last full run of each job on this machine
 */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { openRun } from "../lib/report/run.ts";
import { stopApis } from "./harness/api-process.ts";
import { cpuOf } from "./harness/cpu.ts";
import { closeCluster } from "./harness/database.ts";
import { acquireMachineLock, MAX_BUSY_CORES, waitForQuiet, watchOthers } from "./harness/idle-machine.ts";
import type { Job, Settings } from "./job.ts";
import { jobs, SOAK } from "./jobs/catalogue.ts";
import { report } from "./report.ts";

const SIZES = [10_000, 100_000, 1_000_000, 10_000_000];
const SHORT_SIZES = [10_000, 30_000];
const { values } = parseArgs({
  options: {
    jobs: { type: "string" },
    short: { type: "boolean", default: false },
    seconds: { type: "string" },
    reps: { type: "string" },
    largest: { type: "string", default: "1000000" },
    soak: { type: "boolean", default: false },
    minutes: { type: "string", default: "10" },
    "even-if-busy": { type: "boolean", default: false },
    site: { type: "string" },
    publish: { type: "boolean", default: false },
  },
});
const isShort = values.short;
const usual = jobs.filter(({ isOptIn, isLong }) => !isOptIn && !(isShort && isLong)).map(({ number }) => number);
const wanted = values.jobs?.split(",").map(Number) ?? (values.soak ? [SOAK] : usual);
const site = process.argv.indexOf("--site");
const options = process.argv.slice(2).filter((_, index) => site < 0 || index + 2 < site || index + 2 > site + 1);
const command = ["npm run bench", ...(options.length > 0 ? ["--", ...options] : [])].join(" ");
const settings: Settings = {
  isShort,
  seconds: Number(values.seconds ?? 3),
  reps: Number(values.reps ?? (isShort ? 1 : 5)),
  people: isShort ? 10_000 : 100_000,
  sizes: isShort ? SHORT_SIZES : SIZES.filter((size) => size <= Number(values.largest)),
  site: values.site && resolve(values.site),
  soakMinutes: Number(values.minutes),
};
const run = openRun("bench", report, { isPublished: values.publish });
// Leaving by `exit` ends whatever was started and removes its files.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));

/** The bounds of the short form hold on a busy machine too. */
async function mayMeasure(): Promise<boolean> {
  if (isShort) return true;
  await acquireMachineLock();
  const { isQuiet, busy } = await waitForQuiet();
  if (isQuiet) return true;
  const others = `others are using ${busy.toFixed(1)} cores`;
  if (values["even-if-busy"]) console.log(`noisy: ${others}`);
  else console.log(`This machine is busy (${others}): nothing measured. To measure anyway: --even-if-busy`);
  return values["even-if-busy"];
}

async function runJob(job: Job): Promise<void> {
  const since = Date.now();
  console.log(`\n${job.number} ${job.title} · bare: ${job.engine}`);
  const [others, own] = [watchOthers(), cpuOf(process.pid)];
  const { measured, growth } = await job.run(settings);
  const [busy, seconds] = [others(), (Date.now() - since) / 1_000];
  const isQuiet = busy <= MAX_BUSY_CORES;
  const cpu = cpuOf(process.pid) - own;
  console.log(`     ${seconds.toFixed(1)} s, ${cpu.toFixed(1)} s of CPU; others used ${busy.toFixed(1)} cores`);
  run.printFigures(measured, { isShort, isQuiet });
  if (isShort) return;
  const result = { at: new Date().toISOString(), command, busy, isQuiet, measured, ...(growth && { growth }) };
  await run.save(job.number, () => result);
}

if (await mayMeasure())
  for (const job of jobs.filter(({ number }) => wanted.includes(number)))
    await runJob(job).catch((error: Error) => run.print("failed", `aborted: ${error.stack}`));
await stopApis();
await closeCluster();
run.finish();
