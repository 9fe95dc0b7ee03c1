import { setTimeout as pause } from "node:timers/promises";

/** The work's result if it arrives in time; otherwise the fallback's, while the work continues in the background. */
export async function withTimeout<T>(ms: number, work: Promise<T>, fallback: () => Promise<T>): Promise<T> {
  const timedOut = Symbol("timed out");
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<typeof timedOut>((resolve) => {
    timer = setTimeout(() => resolve(timedOut), ms);
  });
  try {
    const first = await Promise.race([work, timeout]);
    return first === timedOut ? await fallback() : first;
  } finally {
    clearTimeout(timer);
  }
}

/** Result or error after at least `ms`: response time must not reveal whether an account exists. */
export async function withMinimumDuration<T>(ms: number, work: Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work, pause(ms)]);
  if (outcome.status === "rejected") throw outcome.reason;
  return outcome.value;
}
