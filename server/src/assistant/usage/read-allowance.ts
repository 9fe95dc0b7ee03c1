import type { BasicReason } from "@app/contract/assistant";
import { programmeAccess } from "../../checkout/subscriptions/programme-access.ts";
import { hasConsent } from "../../consents/has-consent.ts";
import { planOf } from "../../intake/assessments/assessment.ts";
import type { Db } from "../../platform/database/db.ts";
import { serviceDay } from "./service-day.ts";
import { microOf } from "./token-cost.ts";
import type { UsageDeps } from "./usage-deps.ts";
import type { Allowance } from "./usage-store.ts";

/** What a model may still cost for this member, or why none answers whatever was spent. */
export async function readAllowance(
  { model, now, assistantBudget }: UsageDeps,
  db: Db,
  accountId: string,
): Promise<Allowance | BasicReason> {
  if (!model) return "not-configured";
  if (!(await hasConsent(db, accountId, "assistant-provider"))) return "consent-missing";
  const plan = planOf(await programmeAccess({ db, now }, accountId));
  const microBrlADay = microOf(assistantBudget.reaisADay);
  return { accountId, day: serviceDay(now()), ...assistantBudget.limits[plan], microBrlADay };
}
