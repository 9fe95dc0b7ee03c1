import { ageInSeconds } from "../platform/observability/age.ts";
import type { Deps } from "./deps.ts";
import { countMessages } from "./outbox-store.ts";

/** The backlog of each channel and its age, and what was dead-lettered since then. */
export async function messageMetrics({ db, now }: Pick<Deps, "db" | "now">, since: Date) {
  const counted = await countMessages(db, since);
  return counted.map(({ oldest, ...metrics }) => ({ ...metrics, oldestSeconds: ageInSeconds(oldest, now()) }));
}
