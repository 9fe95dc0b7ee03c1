import { ageInSeconds } from "../../platform/observability/age.ts";
import type { Deps } from "../deps.ts";
import { countEventsSince, waitingEvents } from "./metrics-store.ts";

/** The service level: a buyer has the plan within a minute of the webhook. */
const TARGET_MS = 60_000;

/** Events received since then, how many were processed in time, and the backlog. */
export async function webhookMetrics({ db, now }: Pick<Deps, "db" | "now">, since: Date) {
  const at = now();
  const waiting = await waitingEvents(db);
  const { inTime, late, newest } = await countEventsSince(db, { since, now: at, targetMs: TARGET_MS });
  return { inTime, late, newest, waiting: waiting.count, oldestSeconds: ageInSeconds(waiting.oldest, at) };
}
