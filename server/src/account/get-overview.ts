import type { AccountOverview } from "@app/contract/account";
import { listSubscriptions } from "../checkout/subscriptions/queries.ts";
import { readDeadlines } from "../guarantee/read-deadlines.ts";
import type { Account } from "../identity/accounts/account.ts";
import { findAnsweredAt } from "../intake/queries.ts";
import { findPromisedCall } from "../leads/queries.ts";
import { listPromises } from "../promises/queries.ts";
import type { Deps } from "./deps.ts";
import { openPixOf } from "./payment-view.ts";
import { OVERVIEW_KINDS, overviewPromises } from "./promises/overview-promises.ts";
import { refundOptionsOf } from "./refund-options.ts";
import { subscriptionStatus } from "./subscription-view.ts";

/** The account's home page: five queries, and what the guarantee's last day depends on. */
export async function getOverview(deps: Pick<Deps, "db" | "now">, account: Account): Promise<AccountOverview> {
  const now = deps.now();
  const [purchases, answeredAt, call, ledger] = await Promise.all([
    listSubscriptions(deps, account),
    findAnsweredAt(deps.db, account.id),
    findPromisedCall(deps, account.id),
    listPromises(deps, account.id, OVERVIEW_KINDS),
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
    refundOptions: purchase && refundOptionsOf(purchase, await readDeadlines(deps.db, account.id, now), now),
    promises: overviewPromises({ subscription, answeredAt, call, ledger, now }),
    openPix: open && pix ? { paymentId: open.id, amountCents: open.amountCents, expiresAt: pix.expiresAt } : null,
  };
}
