import { CALL_KINDS } from "@app/engine/promises/call-kinds";
import { DAY_MS } from "../platform/time/durations.ts";
import { type PromiseOutcomes, promiseOutcomes } from "../promises/promise-metrics.ts";
import type { Deps } from "./deps.ts";

const WEEK_MS = 7 * DAY_MS;

/** How many promised calls of the last week, or since a given time, were kept, broken, or are still open. */
export const promiseMetrics = (
  deps: Pick<Deps, "db" | "now">,
  since = new Date(deps.now().getTime() - WEEK_MS),
): Promise<PromiseOutcomes> => promiseOutcomes(deps, { kinds: CALL_KINDS, since });
