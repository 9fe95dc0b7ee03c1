import type { AccountPaymentDetail } from "@app/contract/account";
import { getPurchaseWithRefunds } from "../checkout/subscriptions/get-purchase.ts";
import { type GuaranteeClaimRecord, getGuarantee } from "../guarantee/get-guarantee.ts";
import { readDeadlines } from "../guarantee/read-deadlines.ts";
import type { Account } from "../identity/accounts/account.ts";
import type { Deps } from "./deps.ts";
import { viewPayment } from "./payment-view.ts";
import { previewWhole } from "./refund-view.ts";

/** One purchase, with the guarantee's conditions as they stand now. */
export async function getPayment(
  deps: Pick<Deps, "db" | "now" | "keyRing">,
  { account, paymentId }: { account: Account; paymentId: string },
): Promise<AccountPaymentDetail> {
  const found = await getPurchaseWithRefunds(deps, { account, paymentId });
  const guarantee = await getGuarantee(deps, { purchase: found.purchase, memberId: account.id });
  return {
    ...viewPayment(found, await readDeadlines(deps.db, account.id, deps.now()), deps.now()),
    preview: found.purchase.paidAt ? previewWhole(found.purchase, deps.now()) : null,
    guarantee: guarantee
      ? {
          conditions: guarantee.conditions,
          review: viewReview(guarantee.review),
          answers: guarantee.refused.map(viewRefusal),
        }
      : null,
  };
}

type GuaranteeView = NonNullable<AccountPaymentDetail["guarantee"]>;

const viewReview = (review: GuaranteeClaimRecord | undefined): GuaranteeView["review"] =>
  review?.dueAt
    ? {
        referenceNumber: review.referenceNumber,
        at: review.claimedAt.toISOString(),
        answerBy: review.dueAt.toISOString(),
      }
    : null;

/** The team's own reason replaces the conditions, which were met. */
const viewRefusal = ({
  referenceNumber,
  claimedAt,
  conditions,
  answer,
}: GuaranteeClaimRecord): GuaranteeView["answers"][number] => ({
  referenceNumber,
  at: claimedAt.toISOString(),
  failed: answer
    ? [answer]
    : conditions.filter(({ state }) => state === "unmet").map(({ text, reason }) => `${text}: ${reason}`),
});
