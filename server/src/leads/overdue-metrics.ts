import type { Deps } from "../deps.ts";
import { ageInSeconds } from "../platform/age.ts";
import { countOverdue } from "./store.ts";

/** People whose call is late right now, and since when the first of them waits. */
export async function overdueMetrics({ db, now }: Pick<Deps, "db" | "now">) {
  const at = now();
  const { count, oldest } = await countOverdue(db, at);
  return { count, oldestSeconds: ageInSeconds(oldest, at) };
}
