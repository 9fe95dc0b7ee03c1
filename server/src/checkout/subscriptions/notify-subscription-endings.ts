import { getBuyer } from "../../identity/accounts/get-buyer.ts";
import { queueMessage } from "../../messages/queue-message.ts";
import { inTransaction } from "../../platform/database/db.ts";
import { addMs, DAY_MS } from "../../platform/time/durations.ts";
import type { Deps } from "../deps.ts";
import { isAnonymized } from "../payments/payment.ts";
import { recipientOf } from "./owner.ts";
import { takeEndingPeriods } from "./period-store.ts";

const AHEAD_MS = 7 * DAY_MS;
const BATCH_SIZE = 50;

/** Notifies a member, once, a week before the last paid day: plans do not renew automatically. */
export async function notifySubscriptionEndings(deps: Pick<Deps, "db" | "jobs" | "now">): Promise<void> {
  const now = deps.now();
  const by = addMs(now, AHEAD_MS);
  await inTransaction(deps.db, async (tx) => {
    for (const period of await takeEndingPeriods(tx, { now, by, limit: BATCH_SIZE })) {
      const { paymentId, accountId, cycle, endsAt, isFollowed } = period;
      if (isFollowed || isAnonymized(period)) continue;
      const buyer = await getBuyer(tx, accountId);
      await queueMessage(deps, tx, {
        template: "subscription-ending",
        channel: "email",
        recipient: recipientOf(period, buyer),
        accountId,
        params: { fullName: buyer?.fullName ?? "", cycle, endsAt: endsAt.toISOString() },
        dedupeKey: `subscription-ending ${paymentId}`,
      });
    }
  });
}
