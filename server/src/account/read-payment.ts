import type { AccountPaymentDetail } from "@app/contract/account";
import { getPurchaseWithRefunds } from "../checkout/get-purchase.ts";
import { type GuaranteeClaimKept, readGuarantee } from "../checkout/read-guarantee.ts";
import type { Deps } from "../deps.ts";
import type { Account } from "../identity/account.ts";
import { viewPayment } from "./payment-view.ts";

/** One purchase, and the guarantee's check-list as it stands at this moment. */
export async function readPayment(
  deps: Pick<Deps, "db" | "now">,
  { account, paymentId }: { account: Account; paymentId: string },
): Promise<AccountPaymentDetail> {
  const found = await getPurchaseWithRefunds(deps, { account, paymentId });
  const guarantee = await readGuarantee(deps, { purchase: found.purchase, memberId: account.id });
  return {
    ...viewPayment(found, deps.now()),
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

const viewReview = (review: GuaranteeClaimKept | undefined): GuaranteeView["review"] =>
  review?.dueAt
    ? { protocol: review.protocol, at: review.claimedAt.toISOString(), answerBy: review.dueAt.toISOString() }
    : null;

/** Somebody's own reason says more than the conditions, which were met. */
const viewRefusal = ({
  protocol,
  claimedAt,
  conditions,
  answer,
}: GuaranteeClaimKept): GuaranteeView["answers"][number] => ({
  protocol,
  at: claimedAt.toISOString(),
  failed: answer
    ? [answer]
    : conditions.filter(({ state }) => state === "unmet").map(({ text, reason }) => `${text}: ${reason}`),
});
