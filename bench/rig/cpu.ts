import { readdirSync, readFileSync } from "node:fs";

const TICK_SECONDS = 0.01;

/** Seconds on a core so far, of a process, everything it started, and whatever of that has already ended. */
export function cpuOf(...pids: number[]): number {
  return pids.reduce((sum, pid) => sum + treeOf(pid).reduce((all, one) => all + ownSeconds(one), 0), 0);
}

/** The scheduler's own account, in nanoseconds: the usual ticks are too coarse for a run of a second. */
function ownSeconds(pid: number): number {
  let seconds = 0;
  for (const task of list(`/proc/${pid}/task`))
    seconds += Number(read(`/proc/${pid}/task/${task}/schedstat`).split(" ")[0] ?? 0) / 1e9;
  const fields = statOf(pid);
  return seconds + (Number(fields[13] ?? 0) + Number(fields[14] ?? 0)) * TICK_SECONDS;
}

/** Of whatever this process started and has seen end. */
export function endedSeconds(): number {
  const fields = statOf(process.pid);
  return (Number(fields[13] ?? 0) + Number(fields[14] ?? 0)) * TICK_SECONDS;
}

function treeOf(pid: number): number[] {
  const children = list(`/proc/${pid}/task`).flatMap((task) =>
    read(`/proc/${pid}/task/${task}/children`).trim().split(" ").filter(Boolean).map(Number),
  );
  return [pid, ...children.flatMap(treeOf)];
}

function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

function list(path: string): string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}

/** After the name, which may hold anything; the fourteenth and fifteenth are children that were waited for. */
const statOf = (pid: number): string[] => read(`/proc/${pid}/stat`).replace(/^.*\)/s, "").trim().split(" ");
