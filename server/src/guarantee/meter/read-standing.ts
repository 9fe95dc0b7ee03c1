import type { GuaranteeMeter } from "@app/contract/guarantee";
import type { Purchase } from "../../checkout/subscriptions/purchase.ts";
import { inTransaction } from "../../platform/database/db.ts";
import type { Deps } from "../deps.ts";
import { readEvidence } from "../evidence/read-evidence.ts";
import { viewMeter } from "./view-meter.ts";

/** How a member stands with the guarantee of a purchase; null while nothing was paid. One snapshot. */
export async function readStanding(
  deps: Pick<Deps, "db" | "now" | "keyRing">,
  { purchase, memberId: accountId }: { purchase: Purchase; memberId: string },
): Promise<GuaranteeMeter | null> {
  const { startsAt: accessAt, guaranteeRule: ruleVersion, dispute } = purchase;
  if (!accessAt) return null;
  const asked = { accountId, accessAt, ruleVersion, dispute };
  return viewMeter(await inTransaction(deps.db, (tx) => readEvidence(deps, tx, asked), { isSnapshot: true }));
}
