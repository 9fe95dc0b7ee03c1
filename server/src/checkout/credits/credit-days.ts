import { recordAudit } from "../../audit/record-audit.ts";
import { getBuyer } from "../../identity/accounts/get-buyer.ts";
import type { Db } from "../../platform/database/db.ts";
import type { Deps } from "../deps.ts";
import type { Owner } from "../subscriptions/owner.ts";
import { extendPeriod, lockPeriods } from "../subscriptions/period-store.ts";
import { addCredit, type CreditedPeriod, findPeriodAt, sumCredits } from "./credit-store.ts";

export type CreditRequest = {
  accountId: string;
  /** What the days are for, such as "promise" and its id. */
  source: string;
  /** In all, for this source. */
  days: number;
  /** When they became owed: the period of that moment becomes longer. */
  owedSince?: Date;
};

/**
 * Raises the days that one source adds to a member's access, and returns how many were added: none the second time, none
 * without a period, none to a purchase that was refunded. Periods behind the longer one move with its end.
 */
export async function creditDays(
  { now }: Pick<Deps, "now">,
  tx: Db,
  { accountId, source, days, owedSince = now() }: CreditRequest,
): Promise<number> {
  const owner = await getBuyer(tx, accountId);
  const period = owner && (await lockPeriodAt(tx, owner, owedSince));
  if (!period) return 0;
  const added = days - (await sumCredits(tx, owner, source));
  if (added <= 0) return 0;
  const { paymentId } = period;
  const at = now();
  await addCredit(tx, { paymentId, source, days: added, updatedAt: at });
  await extendPeriod(tx, period, added);
  const details = { source, days: added };
  await recordAudit(tx, { at, actor: "system", action: "subscription credited", paymentId, details });
  return added;
}

/** Looked for again under the lock: a refund or another purchase may have been first. */
async function lockPeriodAt(
  tx: Db,
  owner: Owner,
  at: Date,
  lockedAccountId?: string,
): Promise<CreditedPeriod | undefined> {
  const period = await findPeriodAt(tx, owner, at);
  if (!period || period.accountId === lockedAccountId) return period;
  await lockPeriods(tx, period.accountId);
  return lockPeriodAt(tx, owner, at, period.accountId);
}
