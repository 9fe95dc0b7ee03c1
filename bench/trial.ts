import { isGoodInFull, isGoodInShort } from "./judge.ts";
import type { Job, Measured, Settings } from "./measure.ts";
import { writeReport } from "./report.ts";
import { keepResult, readResults } from "./results.ts";
import { closeCluster } from "./rig/database.ts";
import { stopApis } from "./rig/ours.ts";
import { claimMachine, waitForQuiet } from "./rig/quiet.ts";
import { show, words } from "./words.ts";

type Told = { passed: number; failed: number };
export type Frame = Settings & { evenIfBusy: boolean; command: string };

/** Runs these jobs one after another and says what came of each. Answers how many figures broke their bound. */
export async function runJobs(jobs: readonly Job[], frame: Frame): Promise<number> {
  claimMachine();
  const quiet = await waitForQuiet();
  if (!quiet.isQuiet) {
    const others = `others are using ${quiet.busy.toFixed(1)} cores`;
    if (!frame.isShort && !frame.evenIfBusy) {
      console.log(`This machine is busy (${others}): nothing measured. To measure all the same: --even-if-busy`);
      console.log("0 passed, 1 failed");
      return 1;
    }
    console.log(`noisy: ${others}; times are told and not judged`);
  }
  const told: Told = { passed: 0, failed: 0 };
  for (const job of jobs) await runJob(job, frame, quiet, told);
  await stopApis();
  await closeCluster();
  console.log(`${told.passed} passed, ${told.failed} failed`);
  return told.failed;
}

type Quiet = { isQuiet: boolean; busy: number };

async function runJob(job: Job, frame: Frame, quiet: Quiet, told: Told): Promise<void> {
  const since = Date.now();
  console.log(`\n${job.number} ${job.title} · bare: ${job.engine}`);
  try {
    const { measured, growth } = await job.run(frame);
    const results = readResults();
    const kept = results[job.number]?.measured ?? [];
    const isGood = (one: Measured) =>
      frame.isShort
        ? isGoodInShort(
            one,
            kept.find(({ id }) => id === one.id),
            quiet.isQuiet,
          )
        : isGoodInFull(one, quiet.isQuiet);
    const doubtful = measured.filter((one) => one.kind === "ratio" && !isGood(one));
    const again = frame.isShort && doubtful.length > 0 ? (await job.run(frame)).measured : [];
    for (const one of measured) {
      const second = again.find(({ id }) => id === one.id);
      tell(one, isGood(one) || (second !== undefined && isGood(second)), told);
    }
    if (frame.isShort) return;
    const { isQuiet, busy } = quiet;
    const seconds = (Date.now() - since) / 1_000;
    const at = new Date().toISOString();
    writeReport(
      keepResult(job.number, {
        at,
        command: frame.command,
        busy,
        isQuiet,
        seconds,
        measured,
        ...(growth && { growth }),
      }),
    );
  } catch (error) {
    told.failed += 1;
    console.log(`FAIL broke off: ${(error as Error).stack}`);
  }
}

function tell(measured: Measured, isGood: boolean, told: Told): void {
  const { what, value, bound, note, unit = "" } = measured;
  if (isGood) told.passed += 1;
  else told.failed += 1;
  const wanted = bound ? `(${words(bound)})` : "";
  console.log(
    `${isGood ? "ok  " : "FAIL"} ${what}: ${show(value)}${unit && ` ${unit}`} ${wanted}${note ? ` · ${note}` : ""}`,
  );
}
