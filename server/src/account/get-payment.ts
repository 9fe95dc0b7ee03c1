import type { AccountPaymentDetail } from "@app/contract/account";
import { getPurchaseWithRefunds } from "../checkout/subscriptions/queries.ts";
import { readDeadlines } from "../guarantee/read-deadlines.ts";
import type { Account } from "../identity/accounts/account.ts";
import type { Deps } from "./deps.ts";
import { viewPayment } from "./payment-view.ts";
import { previewWhole } from "./refund-view.ts";

/** One purchase, with what either refund would return of it. */
export async function getPayment(
  deps: Pick<Deps, "db" | "now">,
  { account, paymentId }: { account: Account; paymentId: string },
): Promise<AccountPaymentDetail> {
  const found = await getPurchaseWithRefunds(deps, { account, paymentId });
  return {
    ...viewPayment(found, await readDeadlines(deps.db, account.id, deps.now()), deps.now()),
    preview: found.purchase.paidAt ? previewWhole(found.purchase, deps.now()) : null,
  };
}
