import { GUARANTEE_REVIEW_HOURS } from "@app/contract/catalogue";
import type { Deps } from "../deps.ts";
import { describeBuyer } from "../identity/describe-buyer.ts";
import { queueMessage } from "../messages/queue-message.ts";
import type { Db } from "../platform/db.ts";
import { insertClaim, type KeptClaim } from "./claim-store.ts";
import type { Payment } from "./payment.ts";
import { recordDeed } from "./store.ts";
import { tellTeamOfReview } from "./tell-review.ts";

type NewReview = {
  payment: Payment;
  requestedBy: string;
  claim: Omit<KeptClaim, "outcome" | "dueAt" | "answer">;
};

/** Hands a claim to the team, tells both sides, and gives back by when it is answered. The caller locks the payment. */
export async function openReview(
  deps: Pick<Deps, "jobs" | "team" | "now">,
  tx: Db,
  { payment, requestedBy, claim }: NewReview,
): Promise<Date> {
  const { protocol, claimedAt: at } = claim;
  const dueAt = new Date(at.getTime() + GUARANTEE_REVIEW_HOURS * 60 * 60_000);
  await insertClaim(tx, { ...claim, outcome: "in-review", dueAt });
  const paymentId = payment.id;
  await recordDeed(tx, { at, actor: requestedBy, deed: "guarantee in review", paymentId, details: { protocol } });
  await tellTeamOfReview(deps, tx, "guarantee-review", { payment, protocol, dueAt });
  const buyer = await describeBuyer(tx, payment.accountId);
  await queueMessage(deps, tx, {
    template: "guarantee-in-review",
    channel: "email",
    recipient: payment.email,
    accountId: payment.accountId,
    params: { fullName: buyer?.fullName ?? "", protocol, answerBy: dueAt.toISOString() },
    dedupeKey: `guarantee-in-review ${protocol}`,
  });
  return dueAt;
}
