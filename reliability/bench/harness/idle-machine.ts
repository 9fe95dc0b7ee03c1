import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { cpuOf } from "./cpu.ts";

const SAMPLE_MS = 1_000;
const MAX_MS = 60_000;
/** Background load of an idle machine, and the load of other processes allowed during a whole job. */
const QUIET_CORES = 0.15;
export const MAX_BUSY_CORES = 0.25;

/** Cores in use, sampled for a second; the load average lags too much. */
export async function busyCores(): Promise<number> {
  const before = busyTicks();
  await pause(SAMPLE_MS);
  return (busyTicks() - before) / 100 / (SAMPLE_MS / 1_000);
}

/** Measures the cores that other processes use from now on; our process tree is subtracted. */
export function watchOthers(): () => number {
  const [since, ticks, own] = [Date.now(), busyTicks(), cpuOf(process.pid)];
  return () => {
    const seconds = (Date.now() - since) / 1_000;
    return Math.max(0, ((busyTicks() - ticks) / 100 - (cpuOf(process.pid) - own)) / seconds);
  };
}

/** Waits for an idle machine, at most a minute. Returns the cores still in use. */
export async function waitForQuiet(maxMs = MAX_MS): Promise<{ isQuiet: boolean; busy: number }> {
  for (const deadline = Date.now() + maxMs; ; ) {
    const busy = Math.min(await busyCores(), availableParallelism());
    if (busy <= QUIET_CORES) return { isQuiet: true, busy };
    if (Date.now() > deadline) return { isQuiet: false, busy };
  }
}

function busyTicks(): number {
  const [, user = 0, nice = 0, system = 0, , , interrupts = 0, soft = 0, stolen = 0] = (
    readFileSync("/proc/stat", "utf8").split("\n")[0] ?? ""
  )
    .split(/\s+/)
    .map(Number);
  return user + nice + system + interrupts + soft + stolen;
}

const LOCK = join(tmpdir(), "bench.lock");

/** Prevents two benchmarks at once: the second one waits for the first. */
export async function acquireMachineLock(maxMs = MAX_MS): Promise<void> {
  for (const deadline = Date.now() + maxMs; holder(); await pause(SAMPLE_MS))
    if (Date.now() > deadline) throw new Error(`process ${holder()} is running a benchmark already`);
  writeFileSync(LOCK, String(process.pid));
  process.once("exit", () => rmSync(LOCK, { force: true }));
}

function holder(): number | undefined {
  try {
    const pid = Number(readFileSync(LOCK, "utf8"));
    process.kill(pid, 0);
    return pid;
  } catch {
    return undefined;
  }
}
