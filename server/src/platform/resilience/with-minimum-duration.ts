import { setTimeout as pause } from "node:timers/promises";

/** Result or error after at least `ms`: response time must not reveal whether an account exists. */
export async function withMinimumDuration<T>(ms: number, work: Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work, pause(ms)]);
  if (outcome.status === "rejected") throw outcome.reason;
  return outcome.value;
}
