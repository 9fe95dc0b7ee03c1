import type { Deps } from "../deps.ts";
import { ageInSeconds } from "../platform/age.ts";
import { countMessages } from "./store.ts";

/** What waits on each channel and for how long, and what was given up since then. */
export async function messageMetrics({ db, now }: Pick<Deps, "db" | "now">, since: Date) {
  const counted = await countMessages(db, since);
  return counted.map(({ oldest, ...metrics }) => ({ ...metrics, oldestSeconds: ageInSeconds(oldest, now()) }));
}
