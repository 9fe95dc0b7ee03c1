import { getGuaranteeRules } from "@app/engine/guarantee/guarantee-rules";
import { type Meter, meterOf } from "@app/engine/guarantee/meter";
import { findCurrentPurchase } from "../../checkout/subscriptions/find-current-purchase.ts";
import type { Db } from "../../platform/database/db.ts";
import type { Deps } from "../deps.ts";
import { readEvidence } from "../evidence/read-evidence.ts";

/** How a member stands with the five lines of following, from what the app recorded; null without a purchase. */
export async function readMeter(deps: Pick<Deps, "now" | "keyRing">, db: Db, accountId: string): Promise<Meter | null> {
  const { access, current } = await findCurrentPurchase({ db, now: deps.now }, accountId);
  if (!current || access === "refunded") return null;
  const { startsAt: accessAt, guaranteeRule: ruleVersion, dispute } = current;
  const { evidence } = await readEvidence(deps, db, { accountId, accessAt, ruleVersion, dispute });
  return meterOf(evidence, getGuaranteeRules(ruleVersion));
}
