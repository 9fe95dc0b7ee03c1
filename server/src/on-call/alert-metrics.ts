import { ageInSeconds } from "../platform/observability/age.ts";
import type { Deps } from "./deps.ts";
import { countOpenAlerts } from "./store.ts";

/** How many alerts nobody has acknowledged in time, and how old the oldest is. */
export async function unacknowledgedAlerts({ db, now }: Pick<Deps, "db" | "now">) {
  const { count, oldest } = await countOpenAlerts(db, now());
  return { count, oldestSeconds: ageInSeconds(oldest, now()) };
}
