import type { Deps } from "../deps.ts";
import { describeBuyer } from "../identity/describe-buyer.ts";
import { queueMessage } from "../messages/queue-message.ts";
import { inTransaction } from "../platform/db.ts";
import { isForgotten } from "./payment.ts";
import { claimEndingPeriods } from "./period-store.ts";
import { recipientOf } from "./recipient-of.ts";

const AHEAD_MS = 7 * 24 * 60 * 60_000;
const AT_ONCE = 50;

/** A week before the last bought day: nothing renews by itself, so it is said in time. Once. */
export async function tellPlanEndings(deps: Pick<Deps, "db" | "jobs" | "now">): Promise<void> {
  const now = deps.now();
  const by = new Date(now.getTime() + AHEAD_MS);
  await inTransaction(deps.db, async (tx) => {
    for (const period of await claimEndingPeriods(tx, { now, by, limit: AT_ONCE })) {
      const { paymentId, accountId, cycle, endsAt, isFollowed } = period;
      if (isFollowed || isForgotten(period)) continue;
      const buyer = await describeBuyer(tx, accountId);
      await queueMessage(deps, tx, {
        template: "plan-ending",
        channel: "email",
        recipient: recipientOf(period, buyer),
        accountId,
        params: { fullName: buyer?.fullName ?? "", cycle, endsAt: endsAt.toISOString() },
        dedupeKey: `plan-ending ${paymentId}`,
      });
    }
  });
}
