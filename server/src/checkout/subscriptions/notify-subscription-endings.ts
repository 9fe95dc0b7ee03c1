import { getBuyer } from "../../identity/accounts/get-buyer.ts";
import { queueMessage } from "../../messages/queue-message.ts";
import type { Db } from "../../platform/database/db.ts";
import { forEachDue } from "../../platform/jobs/due-rows.ts";
import { addMs, DAY_MS } from "../../platform/time.ts";
import type { Deps } from "../deps.ts";
import { isAnonymized } from "../payments/payment.ts";
import { recipientOf } from "./owner.ts";
import { type EndingPeriod, lockEndingPeriod, markPeriod } from "./period-store.ts";

const AHEAD_MS = 7 * DAY_MS;

type EndingDeps = Pick<Deps, "db" | "log" | "jobs" | "now">;

/** Notifies a member, once, a week before the last paid day: plans do not renew automatically. */
export const notifySubscriptionEndings = (deps: EndingDeps): Promise<void> =>
  forEachDue(deps, {
    sweep: "notify-subscription-endings",
    take: (tx, rows) => lockEndingPeriod(tx, addMs(rows.due, AHEAD_MS), rows),
    keyOf: ({ paymentId }) => paymentId,
    async work(tx, period) {
      await markPeriod(tx, period.paymentId, { endingNotifiedAt: deps.now() });
      if (!period.isFollowed && !isAnonymized(period)) await notify(deps, tx, period);
    },
  });

async function notify(deps: EndingDeps, tx: Db, period: EndingPeriod): Promise<void> {
  const { paymentId, accountId, cycle, endsAt } = period;
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
