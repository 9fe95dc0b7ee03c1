import type { AccountOverview } from "@app/contract/account";
import { listPlans } from "../checkout/list-purchases.ts";
import type { Deps } from "../deps.ts";
import type { Account } from "../identity/account.ts";
import { findPromisedCall } from "../leads/find-promised-call.ts";
import { readProgress } from "../programme/read-progress.ts";
import { openPixOf } from "./payment-view.ts";
import { standingOf } from "./plan-view.ts";
import { promisesOf } from "./promises.ts";
import { rightsOf } from "./rights.ts";

/** Home of the account, in three statements. */
export async function readOverview(deps: Pick<Deps, "db" | "now">, account: Account): Promise<AccountOverview> {
  const now = deps.now();
  const [purchases, progress, call] = await Promise.all([
    listPlans(deps, account),
    readProgress(deps, { accountId: account.id, since: now }),
    findPromisedCall(deps, account.id),
  ]);
  const { purchase, ...standing } = standingOf(purchases, now);
  const open = purchases.find((one) => openPixOf(one, now));
  const pix = open && openPixOf(open, now);
  return {
    person: {
      _id: account.id,
      fullName: account.fullName,
      email: account.email,
      emailProven: account.emailProvenAt !== null,
    },
    ...standing,
    rights: purchase && rightsOf(purchase, now),
    promises: promisesOf({ standing, progress, call, now }),
    openPix: open && pix ? { paymentId: open.id, amountCents: open.amountCents, expiresAt: pix.expiresAt } : null,
  };
}
