import { judge, type Outcome, type Verdict } from "./judge.ts";
import type { Job, Measured, Settings } from "./measure.ts";
import { writeReport } from "./report.ts";
import { keepResult } from "./results.ts";
import { cpuOf } from "./rig/cpu.ts";
import { closeCluster } from "./rig/database.ts";
import { stopApis } from "./rig/ours.ts";
import { CALM_CORES, claimMachine, waitForQuiet, watchOthers } from "./rig/quiet.ts";
import { show } from "./words.ts";

type Told = { passed: number; failed: number };
export type Frame = Settings & { evenIfBusy: boolean; command: string };

/** Runs these jobs one after another and says what came of each. Answers how many figures broke their bound. */
export async function runJobs(jobs: readonly Job[], frame: Frame): Promise<number> {
  // No bound of the short form asks for a machine of its own.
  if (!frame.isShort && !(await hasMachine(frame))) {
    console.log("0 passed, 1 failed");
    return 1;
  }
  const told: Told = { passed: 0, failed: 0 };
  for (const job of jobs) await runJob(job, frame, told);
  await stopApis();
  await closeCluster();
  // A run that judged nothing has shown nothing.
  if (told.passed + told.failed === 0) told.failed = 1;
  console.log(`${told.passed} passed, ${told.failed} failed`);
  return told.failed;
}

async function hasMachine({ evenIfBusy }: Frame): Promise<boolean> {
  await claimMachine();
  const { isQuiet, busy } = await waitForQuiet();
  if (isQuiet) return true;
  const others = `others are using ${busy.toFixed(1)} cores`;
  if (evenIfBusy) console.log(`noisy: ${others}`);
  else console.log(`This machine is busy (${others}): nothing measured. To measure all the same: --even-if-busy`);
  return evenIfBusy;
}

async function runJob(job: Job, frame: Frame, told: Told): Promise<void> {
  const since = Date.now();
  console.log(`\n${job.number} ${job.title} · bare: ${job.engine}`);
  const [others, own] = [watchOthers(), cpuOf(process.pid)];
  try {
    const { measured, growth } = await job.run(frame);
    const [busy, seconds] = [others(), (Date.now() - since) / 1_000];
    const isQuiet = busy <= CALM_CORES;
    const cpu = cpuOf(process.pid) - own;
    console.log(`     ${seconds.toFixed(1)} s, ${cpu.toFixed(1)} s of CPU; others used ${busy.toFixed(1)} cores`);
    for (const one of measured) tell(one, judge(one, { isShort: frame.isShort, isQuiet }), told);
    if (frame.isShort) return;
    const result = { at: new Date().toISOString(), command: frame.command, busy, isQuiet, measured };
    writeReport(keepResult(job.number, { ...result, seconds, ...(growth && { growth }) }));
  } catch (error) {
    told.failed += 1;
    console.log(`FAIL broke off: ${(error as Error).stack}`);
  }
}

const MARKS: Record<Outcome, string> = { passed: "ok  ", failed: "FAIL", "not judged": "    " };

function tell({ what, value, note, unit }: Measured, { outcome, remark }: Verdict, told: Told): void {
  if (outcome !== "not judged") told[outcome] += 1;
  const figure = `${show(value)}${unit ? ` ${unit}` : ""}${remark && ` (${remark})`}`;
  console.log(`${MARKS[outcome]} ${what}: ${figure}${note ? ` · ${note}` : ""}`);
}
