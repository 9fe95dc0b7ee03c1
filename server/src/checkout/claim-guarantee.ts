import { randomUUID } from "node:crypto";
import type { Condition } from "@app/contract/account";
import type { Deps } from "../deps.ts";
import { inTransaction } from "../platform/db.ts";
import { Problem } from "../platform/problem.ts";
import { readProgress } from "../programme/read-progress.ts";
import { askMoneyBack, deadlineOf, getReturnableCharge } from "./ask-money-back.ts";
import { findReview, insertClaim } from "./claim-store.ts";
import { type GuaranteeClaim, guaranteeConditions } from "./guarantee-conditions.ts";
import { identifyPerson } from "./identify-person.ts";
import { openReview } from "./open-review.ts";
import { protocolOf } from "./protocol.ts";
import type { Refund } from "./refund-store.ts";
import { getPayment, lockPayment, recordDeed } from "./store.ts";
import { tellRefusedClaim } from "./tell-refused-claim.ts";

type Claiming = {
  paymentId: string;
  /** Whose progress counts: a purchase made by email may be booked on another account. */
  memberId: string;
  requestedBy: string;
  claim: GuaranteeClaim;
};

export type Verdict = { protocol: string; at: Date; conditions: Condition[] } & (
  | { outcome: "granted"; refund: Refund }
  | { outcome: "in-review"; answerBy: Date }
  | { outcome: "refused"; retryUntil: Date | null }
);

/**
 * Within thirty days, for whoever followed the programme, saw no results and can show it. Refused, it says why. Granted
 * on the spot once per person; after that somebody of the team decides.
 */
export async function claimGuarantee(
  deps: Pick<Deps, "db" | "jobs" | "keyRing" | "team" | "now">,
  { paymentId, memberId, requestedBy, claim }: Claiming,
): Promise<Verdict> {
  const { db } = deps;
  const payment = await getPayment(db, paymentId);
  const deadline = deadlineOf(payment, "guarantee");
  if (!payment.paidAt || !deadline) throw new Problem("nothing-to-refund");
  const at = deps.now();
  const progress = await readProgress(deps, { accountId: memberId, since: payment.paidAt });
  const conditions = guaranteeConditions({ payment, deadline, progress, claim, now: at });
  const failed = conditions.filter(({ state }) => state === "unmet");

  const id = randomUUID();
  const protocol = protocolOf(id);
  const answered = { id, paymentId, accountId: memberId, conditions, evidence: claim.evidence, claimedAt: at };
  return inTransaction(db, async (tx) => {
    const locked = await lockPayment(tx, paymentId);
    const waiting = await findReview(tx, paymentId);
    if (waiting) {
      const { dueAt: answerBy, claimedAt } = waiting;
      return { ...waiting, outcome: "in-review", at: claimedAt, answerBy };
    }
    if (failed.length > 0) {
      const retryUntil = at <= deadline ? deadline : null;
      await insertClaim(tx, { ...answered, protocol, outcome: "refused" });
      const details = { protocol, failed: failed.map(({ key }) => key).join(" ") };
      await recordDeed(tx, { at, actor: requestedBy, deed: "guarantee refused", paymentId, details });
      await tellRefusedClaim(deps, tx, { payment, protocol, reasons: failed.map(inWords), retryUntil });
      return { outcome: "refused", protocol, at, conditions, retryUntil };
    }
    await getReturnableCharge(tx, locked, { kind: "guarantee", askedAt: at });
    const person = await identifyPerson(deps, tx, { memberId, accountId: payment.accountId });
    if (person.wasGranted) {
      const answerBy = await openReview(deps, tx, { payment, requestedBy, claim: { ...answered, protocol } });
      return { outcome: "in-review", protocol, at, conditions, answerBy };
    }
    const refund = await askMoneyBack(deps, tx, { paymentId, kind: "guarantee", requestedBy });
    await insertClaim(tx, { ...answered, protocol: refund.protocol, outcome: "granted" });
    await person.remember();
    const details = { protocol: refund.protocol };
    await recordDeed(tx, { at, actor: requestedBy, deed: "guarantee claimed", paymentId, details });
    return { outcome: "granted", protocol: refund.protocol, at, conditions, refund };
  });
}

const inWords = ({ text, reason }: Condition): string => `${text}: ${reason}`;
