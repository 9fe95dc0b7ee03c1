import { judge, type Outcome, type Verdict } from "../lib/report/figure.ts";
import { formatNumber } from "./format.ts";
import { stopApis } from "./harness/api-process.ts";
import { cpuOf } from "./harness/cpu.ts";
import { closeCluster } from "./harness/database.ts";
import { acquireMachineLock, MAX_BUSY_CORES, waitForQuiet, watchOthers } from "./harness/idle-machine.ts";
import type { Job, Measured, Settings } from "./measure.ts";
import { writeReport } from "./report.ts";
import { saveResult } from "./results.ts";

type Tally = { passed: number; failed: number };
export type RunSettings = Settings & { evenIfBusy: boolean; command: string };

/** Runs these jobs in sequence and prints their verdicts. Returns the number of figures outside their bound. */
export async function runJobs(jobs: readonly Job[], settings: RunSettings): Promise<number> {
  // The bounds of the short form hold on a busy machine too.
  if (!settings.isShort && !(await isMachineIdle(settings))) {
    console.log("0 passed, 1 failed");
    return 1;
  }
  const tally: Tally = { passed: 0, failed: 0 };
  for (const job of jobs) await runJob(job, settings, tally);
  await stopApis();
  await closeCluster();
  // A run without a verdict counts as failed.
  if (tally.passed + tally.failed === 0) tally.failed = 1;
  console.log(`${tally.passed} passed, ${tally.failed} failed`);
  return tally.failed;
}

async function isMachineIdle({ evenIfBusy }: RunSettings): Promise<boolean> {
  await acquireMachineLock();
  const { isQuiet, busy } = await waitForQuiet();
  if (isQuiet) return true;
  const others = `others are using ${busy.toFixed(1)} cores`;
  if (evenIfBusy) console.log(`noisy: ${others}`);
  else console.log(`This machine is busy (${others}): nothing measured. To measure anyway: --even-if-busy`);
  return evenIfBusy;
}

async function runJob(job: Job, settings: RunSettings, tally: Tally): Promise<void> {
  const since = Date.now();
  console.log(`\n${job.number} ${job.title} · bare: ${job.engine}`);
  const [others, own] = [watchOthers(), cpuOf(process.pid)];
  try {
    const { measured, growth } = await job.run(settings);
    const [busy, seconds] = [others(), (Date.now() - since) / 1_000];
    const isQuiet = busy <= MAX_BUSY_CORES;
    const cpu = cpuOf(process.pid) - own;
    console.log(`     ${seconds.toFixed(1)} s, ${cpu.toFixed(1)} s of CPU; others used ${busy.toFixed(1)} cores`);
    for (const figure of measured) printVerdict(figure, judge(figure, { isShort: settings.isShort, isQuiet }), tally);
    if (settings.isShort) return;
    const result = { at: new Date().toISOString(), command: settings.command, busy, isQuiet, measured };
    writeReport(saveResult(job.number, { ...result, seconds, ...(growth && { growth }) }));
  } catch (error) {
    tally.failed += 1;
    console.log(`FAIL aborted: ${(error as Error).stack}`);
  }
}

const MARKS: Record<Outcome, string> = { passed: "ok  ", failed: "FAIL", "not judged": "    " };

function printVerdict({ what, value, note, unit }: Measured, { outcome, remark }: Verdict, tally: Tally): void {
  if (outcome !== "not judged") tally[outcome] += 1;
  const figure = `${formatNumber(value)}${unit ? ` ${unit}` : ""}${remark && ` (${remark})`}`;
  console.log(`${MARKS[outcome]} ${what}: ${figure}${note ? ` · ${note}` : ""}`);
}
