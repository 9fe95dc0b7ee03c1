import { ageInSeconds } from "../../platform/observability/age.ts";
import type { Deps } from "../deps.ts";
import { countOpenPainReports } from "./pain-report-store.ts";

/** Pain that no trainer has read of: how often, how much of it urgent, how old the oldest is. */
export async function painMetrics({ db, now }: Pick<Deps, "db" | "now">) {
  const { count, urgent, oldest } = await countOpenPainReports(db);
  return { count, urgent, oldestSeconds: ageInSeconds(oldest, now()) };
}
