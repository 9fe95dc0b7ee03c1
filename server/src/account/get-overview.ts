import type { AccountOverview } from "@app/contract/account";
import { listSubscriptions } from "../checkout/subscriptions/list-purchases.ts";
import type { Account } from "../identity/accounts/account.ts";
import { findPromisedCall } from "../leads/find-promised-call.ts";
import { getProgress } from "../programme/get-progress.ts";
import type { Deps } from "./deps.ts";
import { openPixOf } from "./payment-view.ts";
import { promisesOf } from "./promises.ts";
import { refundOptionsOf } from "./refund-options.ts";
import { subscriptionStatus } from "./subscription-view.ts";

/** The account's home page, in three queries. */
export async function getOverview(deps: Pick<Deps, "db" | "now">, account: Account): Promise<AccountOverview> {
  const now = deps.now();
  const [purchases, progress, call] = await Promise.all([
    listSubscriptions(deps, account),
    getProgress(deps, { accountId: account.id, since: now }),
    findPromisedCall(deps, account.id),
  ]);
  const { purchase, ...subscription } = subscriptionStatus(purchases, now);
  const open = purchases.find((candidate) => openPixOf(candidate, now));
  const pix = open && openPixOf(open, now);
  return {
    person: {
      _id: account.id,
      fullName: account.fullName,
      email: account.email,
      emailVerified: account.emailVerifiedAt !== null,
    },
    ...subscription,
    refundOptions: purchase && refundOptionsOf(purchase, now),
    promises: promisesOf({ subscription, progress, call, now }),
    openPix: open && pix ? { paymentId: open.id, amountCents: open.amountCents, expiresAt: pix.expiresAt } : null,
  };
}
