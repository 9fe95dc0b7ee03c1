import { ageInSeconds } from "../../platform/observability/age.ts";
import type { Deps } from "../deps.ts";
import { oldestUnanswered } from "./metrics-store.ts";

/** Age of the oldest payment without the gateway's answer. Reconciliation closes such a payment after ten minutes. */
export const unansweredAge = async ({ db, now }: Pick<Deps, "db" | "now">): Promise<number> =>
  ageInSeconds(await oldestUnanswered(db), now());
