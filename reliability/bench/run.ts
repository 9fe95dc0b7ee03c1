/**
 * Benchmarks against the bare engines in the same run. `npm run bench -- --jobs 1,2 --short`
 *
 *   --jobs     only these (1 to 9, which is the ad spike; without it in the short form)
 *   --short    under a minute, for CI on any machine: exact counts, and ratios against their own lower bounds; saves nothing
 *   --seconds  how long one sample of load lasts (3; in the short form it is a number of calls)
 *   --reps     repetitions of all samples (5; short 1)
 *   --largest  rows of the largest seeded database (1000000)
 *   --soak     ten minutes at 70 % of capacity, with a restart or kill of each component every minute; --minutes for another length
 *   --even-if-busy  measure although other processes use the machine; the report says so
 *   --site     a web build to serve instead of this tree's own
 */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { jobs, SOAK } from "./jobs/catalogue.ts";
import { runJobs } from "./trial.ts";

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
  },
});
const isShort = values.short;
const usual = jobs.filter(({ isOptIn, isLong }) => !isOptIn && !(isShort && isLong)).map(({ number }) => number);
const wanted = values.jobs?.split(",").map(Number) ?? (values.soak ? [SOAK] : usual);
const site = process.argv.indexOf("--site");
const options = process.argv.slice(2).filter((_, index) => site < 0 || index + 2 < site || index + 2 > site + 1);
// Leaving by `exit` ends whatever was started and removes its files.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));
const failed = await runJobs(
  jobs.filter(({ number }) => wanted.includes(number)),
  {
    isShort,
    seconds: Number(values.seconds ?? 3),
    reps: Number(values.reps ?? (isShort ? 1 : 5)),
    people: isShort ? 10_000 : 100_000,
    sizes: isShort ? SHORT_SIZES : SIZES.filter((size) => size <= Number(values.largest)),
    site: values.site && resolve(values.site),
    soakMinutes: Number(values.minutes),
    evenIfBusy: values["even-if-busy"],
    command: ["npm run bench", ...(options.length > 0 ? ["--", ...options] : [])].join(" "),
  },
);
process.exit(failed > 0 ? 1 : 0);
