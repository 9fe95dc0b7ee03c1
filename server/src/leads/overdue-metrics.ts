import { CALL_KINDS } from "@app/engine/promises/call-kinds";
import { ageInSeconds } from "../platform/observability/age.ts";
import { overduePromises } from "../promises/promise-metrics.ts";
import type { Deps } from "./deps.ts";

/** How many calls are overdue now, and since when the oldest is. */
export async function overdueMetrics(deps: Pick<Deps, "db" | "now">) {
  const { count, oldest } = await overduePromises(deps, CALL_KINDS);
  return { count, oldestSeconds: ageInSeconds(oldest, deps.now()) };
}
