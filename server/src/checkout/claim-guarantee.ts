import { randomUUID } from "node:crypto";
import type { Condition } from "@app/contract/account";
import type { Deps } from "../deps.ts";
import { Problem } from "../platform/problem.ts";
import { readProgress } from "../programme/read-progress.ts";
import { askMoneyBack, deadlineOf } from "./ask-money-back.ts";
import { insertClaim } from "./claim-store.ts";
import { type GuaranteeClaim, guaranteeConditions } from "./guarantee-conditions.ts";
import { protocolOf } from "./protocol.ts";
import type { Refund } from "./refund-store.ts";
import { getPayment, recordDeed } from "./store.ts";
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
  | { outcome: "refused"; retryUntil: Date | null }
);

/** Within thirty days, for whoever followed the programme, saw no results and can show it. Refused, it says why. */
export async function claimGuarantee(
  deps: Pick<Deps, "db" | "jobs" | "now">,
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
  const answered = { id, paymentId, accountId: memberId, conditions, evidence: claim.evidence, claimedAt: at };
  if (failed.length === 0) {
    const refund = await askMoneyBack(deps, { paymentId, kind: "guarantee", requestedBy }, async (tx, { protocol }) => {
      await insertClaim(tx, { ...answered, protocol, outcome: "granted" });
      const details = { protocol };
      await recordDeed(tx, { at, actor: requestedBy, deed: "guarantee claimed", paymentId, details });
    });
    return { outcome: "granted", protocol: refund.protocol, at, conditions, refund };
  }

  const protocol = protocolOf(id);
  const retryUntil = at <= deadline ? deadline : null;
  await db.transaction().execute(async (tx) => {
    await insertClaim(tx, { ...answered, protocol, outcome: "refused" });
    const details = { protocol, failed: failed.map(({ key }) => key).join(" ") };
    await recordDeed(tx, { at, actor: requestedBy, deed: "guarantee refused", paymentId, details });
    await tellRefusedClaim(deps, tx, { payment, protocol, failed, retryUntil });
  });
  return { outcome: "refused", protocol, at, conditions, retryUntil };
}
