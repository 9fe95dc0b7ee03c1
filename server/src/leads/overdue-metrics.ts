import { ageInSeconds } from "../platform/observability/age.ts";
import type { Deps } from "./deps.ts";
import { countOverdue } from "./store.ts";

/** How many calls are overdue now, and since when the oldest is. */
export async function overdueMetrics({ db, now }: Pick<Deps, "db" | "now">) {
  const at = now();
  const { count, oldest } = await countOverdue(db, at);
  return { count, oldestSeconds: ageInSeconds(oldest, at) };
}
