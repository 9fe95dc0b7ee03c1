import { readdirSync, readFileSync } from "node:fs";

const TICK_SECONDS = 0.01;

/** CPU seconds of a process tree so far, ended children included. */
export function cpuOf(...pids: number[]): number {
  return pids.reduce((sum, pid) => sum + treeOf(pid).reduce((all, member) => all + ownSeconds(member), 0), 0);
}

function ownSeconds(pid: number): number {
  const tasks = list(`/proc/${pid}/task`).map((task) => taskSeconds(`/proc/${pid}/task/${task}`));
  return tasks.reduce((sum, seconds) => sum + seconds, ended(pid));
}

/** From schedstat in nanoseconds, since ticks are too coarse for a second; not every kernel provides it. */
function taskSeconds(task: string): number {
  const [nanoseconds] = read(`${task}/schedstat`).split(" ");
  return nanoseconds ? Number(nanoseconds) / 1e9 : ticks(`${task}/stat`, 11, 12);
}

/** CPU seconds of this process's ended children. */
export const endedSeconds = (): number => ended(process.pid);
const ended = (pid: number): number => ticks(`/proc/${pid}/stat`, 13, 14);

function ticks(path: string, ...places: number[]): number {
  const fields = fieldsOf(path);
  return places.reduce((sum, place) => sum + Number(fields[place] ?? 0), 0) * TICK_SECONDS;
}

/** Built from the parents of all processes, since not every kernel lists children. */
function treeOf(root: number): number[] {
  const pids = list("/proc").filter((name) => /^\d+$/.test(name));
  const parents = new Map(pids.map((pid) => [Number(pid), Number(fieldsOf(`/proc/${pid}/stat`)[1])]));
  const tree = [root];
  for (const member of tree) for (const [pid, parent] of parents) if (parent === member) tree.push(pid);
  return tree;
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

/** The stat fields after the command name: 1 is the parent, 11 and 12 own ticks, 13 and 14 those of ended children. */
const fieldsOf = (path: string): string[] => read(path).replace(/^.*\)/s, "").trim().split(" ");
