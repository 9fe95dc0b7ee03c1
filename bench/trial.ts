import { isGoodInFull, isGoodInShort } from "./judge.ts";
import type { Job, Measured, Settings } from "./measure.ts";
import { writeReport } from "./report.ts";
import { keepResult, readResults } from "./results.ts";
import { closeCluster } from "./rig/database.ts";
import { stopApis } from "./rig/ours.ts";
import { CALM_CORES, claimMachine, waitForQuiet, watchOthers } from "./rig/quiet.ts";
import { show, words } from "./words.ts";

type Told = { passed: number; failed: number };
export type Frame = Settings & { evenIfBusy: boolean; command: string };

/** Runs these jobs one after another and says what came of each. Answers how many figures broke their bound. */
export async function runJobs(jobs: readonly Job[], frame: Frame): Promise<number> {
  await claimMachine();
  const quiet = await waitForQuiet();
  if (!quiet.isQuiet) {
    const others = `others are using ${quiet.busy.toFixed(1)} cores`;
    if (!frame.isShort && !frame.evenIfBusy) {
      console.log(`This machine is busy (${others}): nothing measured. To measure all the same: --even-if-busy`);
      console.log("0 passed, 1 failed");
      return 1;
    }
    console.log(`noisy: ${others}`);
  }
  const told: Told = { passed: 0, failed: 0 };
  for (const job of jobs) await runJob(job, frame, told);
  await stopApis();
  await closeCluster();
  console.log(`${told.passed} passed, ${told.failed} failed`);
  return told.failed;
}

async function runJob(job: Job, frame: Frame, told: Told): Promise<void> {
  const since = Date.now();
  console.log(`\n${job.number} ${job.title} · bare: ${job.engine}`);
  const others = watchOthers();
  try {
    const { measured, growth } = await job.run(frame);
    const busy = others();
    const isQuiet = busy <= CALM_CORES;
    if (!isQuiet) console.log(`     noisy: others used ${busy.toFixed(1)} cores; times are told and not judged`);
    const kept = readResults()[job.number]?.measured ?? [];
    const isGood = (one: Measured) =>
      frame.isShort ? isGoodInShort(one, keptOf(kept, one), isQuiet) : isGoodInFull(one, isQuiet);
    const isDoubtful = frame.isShort && measured.some((one) => one.kind !== "count" && !isGood(one));
    const again = isDoubtful ? (await job.run(frame)).measured : [];
    for (const one of measured) {
      const second = keptOf(again, one);
      tell(one, isGood(one) || (second !== undefined && isGood(second)), told);
    }
    if (frame.isShort) return;
    const result = { at: new Date().toISOString(), command: frame.command, busy, isQuiet, measured };
    const seconds = (Date.now() - since) / 1_000;
    writeReport(keepResult(job.number, { ...result, seconds, ...(growth && { growth }) }));
  } catch (error) {
    told.failed += 1;
    console.log(`FAIL broke off: ${(error as Error).stack}`);
  }
}

const keptOf = (list: readonly Measured[], { id }: Measured): Measured | undefined =>
  list.find((other) => other.id === id);

function tell(measured: Measured, isGood: boolean, told: Told): void {
  const { what, value, bound, note, unit = "" } = measured;
  if (isGood) told.passed += 1;
  else told.failed += 1;
  const wanted = bound ? `(${words(bound)})` : "";
  console.log(
    `${isGood ? "ok  " : "FAIL"} ${what}: ${show(value)}${unit && ` ${unit}`} ${wanted}${note ? ` · ${note}` : ""}`,
  );
}
