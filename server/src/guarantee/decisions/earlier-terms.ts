import type { Payment } from "../../checkout/payments/payment.ts";
import { deadlineOf } from "../../checkout/refunds/request-refund.ts";
import type { Db } from "../../platform/database/db.ts";
import { guaranteeConditions } from "../conditions.ts";
import type { Deps } from "../deps.ts";
import { readFollowed } from "../followed.ts";

/**
 * Whether the terms of a purchase made before the rules grant it. Asking states that the programme was followed and
 * brought nothing; how, the app's own records have to show. Who wants to tell it uses the form of those purchases.
 */
export async function grantsByEarlierTerms(
  deps: Pick<Deps, "now" | "keyRing">,
  db: Db,
  { payment, memberId }: { payment: Payment; memberId: string },
): Promise<boolean> {
  const deadline = deadlineOf(payment, "guarantee");
  if (payment.guaranteeRule !== null || !payment.paidAt || !deadline) return false;
  const followed = await readFollowed(deps, db, { accountId: memberId, since: payment.paidAt });
  const claim = { followed: true, noResults: true, evidence: "" };
  const conditions = guaranteeConditions({ payment, deadline, followed, claim, now: deps.now() });
  return conditions.every(({ state }) => state !== "unmet");
}
