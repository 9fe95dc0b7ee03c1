import { addMs, DAY_MS } from "../platform/time/durations.ts";
import type { Deps } from "./deps.ts";
import { countMissedCalls, countOpenCalls } from "./store.ts";

export type CallMetrics = { today: number; missed: number; withoutResult: number };

/** Calls of the day that began at `since`, those noted as missed since then, and those without a result for a day. */
export async function callMetrics(
  { db, now }: Pick<Deps, "db" | "now">,
  since: Date = addMs(now(), -DAY_MS),
): Promise<CallMetrics> {
  return {
    today: await countOpenCalls(db, { from: since, to: addMs(since, DAY_MS) }),
    missed: await countMissedCalls(db, since),
    withoutResult: await countOpenCalls(db, { from: new Date(0), to: addMs(now(), -DAY_MS) }),
  };
}
