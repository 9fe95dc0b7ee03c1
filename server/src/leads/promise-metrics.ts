import { DAY_MS } from "../platform/time/durations.ts";
import type { Deps } from "./deps.ts";
import { countPromises, type PromiseMetrics } from "./store.ts";

const WEEK_MS = 7 * DAY_MS;

/** How many promised calls of the last week, or since a given time, were kept, broken, or are still open. */
export const promiseMetrics = (
  { db, now }: Pick<Deps, "db" | "now">,
  since = new Date(now().getTime() - WEEK_MS),
): Promise<PromiseMetrics> => countPromises(db, since, now());
