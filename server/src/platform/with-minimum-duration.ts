import { setTimeout as pause } from "node:timers/promises";

/** The answer or the refusal, not before its time: what was found must not show in how long it took. */
export async function withMinimumDuration<T>(ms: number, work: Promise<T>): Promise<T> {
  const [ended] = await Promise.allSettled([work, pause(ms)]);
  if (ended.status === "rejected") throw ended.reason;
  return ended.value;
}
