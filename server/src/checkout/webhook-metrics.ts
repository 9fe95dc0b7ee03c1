import type { Deps } from "../deps.ts";
import { ageInSeconds } from "../platform/age.ts";
import { countEventsSince, waitingEvents } from "./metrics-store.ts";

/** Who paid has the plan by then. */
const IN_TIME_MS = 60_000;

/** What the gateway told since then, how fast it was worked off, and what still waits. */
export async function webhookMetrics({ db, now }: Pick<Deps, "db" | "now">, since: Date) {
  const at = now();
  const waiting = await waitingEvents(db);
  const { inTime, late, newest } = await countEventsSince(db, { since, now: at, inMs: IN_TIME_MS });
  return { inTime, late, newest, waiting: waiting.count, oldestSeconds: ageInSeconds(waiting.oldest, at) };
}
