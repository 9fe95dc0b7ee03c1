import { cpuUsage } from "node:process";

const MICROSECONDS = 1000;

/** The processor's time of a call: on a busy machine the clock on the wall says nothing. */
export function cpuMilliseconds(run: () => void): number {
  const before = cpuUsage();
  run();
  return cpuUsage(before).user / MICROSECONDS;
}
