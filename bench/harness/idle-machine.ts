import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { cpuOf } from "./cpu.ts";

const LOOK_MS = 1_000;
const MAX_MS = 60_000;
/** What a machine does by itself, and what may be going on beside a whole job. */
const QUIET_CORES = 0.15;
export const CALM_CORES = 0.25;

/** How many cores somebody else is using, looked at for a second: the load average remembers for too long. */
export async function busyCores(): Promise<number> {
  const before = busyTicks();
  await pause(LOOK_MS);
  return (busyTicks() - before) / 100 / (LOOK_MS / 1_000);
}

/** Tells how many cores the others used since it was opened; ours, and whatever we started, is taken off. */
export function watchOthers(): () => number {
  const [since, ticks, own] = [Date.now(), busyTicks(), cpuOf(process.pid)];
  return () => {
    const seconds = (Date.now() - since) / 1_000;
    return Math.max(0, ((busyTicks() - ticks) / 100 - (cpuOf(process.pid) - own)) / seconds);
  };
}

/** Waits for quiet, at most a minute. Answers what the others still used at the end. */
export async function waitForQuiet(longestMs = MAX_MS): Promise<{ isQuiet: boolean; busy: number }> {
  for (const deadline = Date.now() + longestMs; ; ) {
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

/** Two of us at once would measure each other: the second one waits, as long as for quiet. */
export async function acquireMachineLock(longestMs = MAX_MS): Promise<void> {
  for (const deadline = Date.now() + longestMs; holder(); await pause(LOOK_MS))
    if (Date.now() > deadline) throw new Error(`process ${holder()} is measuring already`);
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
