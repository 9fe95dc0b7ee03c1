import { queueMessage } from "../../messages/queue-message.ts";
import { type Db, inTransaction } from "../../platform/database/db.ts";
import { forEachLeased } from "../../platform/jobs/due-rows.ts";
import { addMs, HOUR_MS, MINUTE_MS } from "../../platform/time.ts";
import type { Deps } from "../deps.ts";
import type { Charge, RefundAnswer } from "../gateway/gateway.ts";
import { findCharge, type StoredCharge, setChargeStatus } from "../settlement/charge-store.ts";
import { settleCharge } from "../settlement/settle-charge.ts";
import type { Refund, RefundStatus } from "./refund.ts";
import { followRefundPromise } from "./refund-promise.ts";
import { leaseDueRefunds, type RefundChange, setRefund } from "./refund-store.ts";

const LEASE_MS = 90_000;
/** A look at the charge, the refund and another look: three calls that each end at their timeout. */
const SLOWEST_MS = 50_000;

type SendDeps = Pick<Deps, "db" | "gateway" | "jobs" | "ads" | "team" | "places" | "now" | "log">;

/** Submits the pending refunds, and follows up on those not yet completed. */
export const sendRefunds = (deps: SendDeps): Promise<void> =>
  forEachLeased(deps, {
    leaseMs: LEASE_MS,
    slowestMs: SLOWEST_MS,
    // One by one: however slow the gateway is, none waits on a lease that runs.
    limit: 1,
    lease: (lease) => leaseDueRefunds(deps.db, lease),
    work: (refund) => send(deps, refund),
    async failed(refund, error) {
      deps.log.warn({ err: error, refundId: refund.id }, "refund failed, will retry");
      await set(deps, deps.db, refund, { status: refund.status, dueAt: later(deps, 5 * MINUTE_MS) });
    },
  });

/** The gateway has no idempotency key: before a retry, the charge itself shows whether a refund is under way. */
async function send(deps: SendDeps, refund: Refund): Promise<void> {
  const { db, gateway } = deps;
  const charge = await findCharge(db, refund.gateway, refund.gatewayChargeId);
  if (!charge) throw new Error("refund without its charge");
  const current = refund.attempts > 1 ? await fetchCharge(deps, refund, charge) : undefined;
  if (current?.state === "refunded") return void (await settleCharge(deps, refund.paymentId, current));
  if (current?.state === "refunding") {
    return inTransaction(db, async (tx) => {
      const change = { status: "submitted", dueAt: later(deps, 6 * HOUR_MS), sentAt: deps.now() } as const;
      if (await set(deps, tx, refund, change)) await followRefundPromise(deps, tx, { ...refund, status: "submitted" });
    });
  }
  // The bank may already have reversed the charge: a refund now could pay the buyer twice.
  if (charge.dispute === "open") return record(deps, refund, { outcome: "refused", reason: "disputed" });
  // As long as the look took: the call begins with a whole lease, or not at all.
  if (!(await set(deps, db, refund, { status: refund.status, dueAt: later(deps, LEASE_MS) }))) return;
  const { gatewayChargeId: chargeId, installmentPlanId } = charge;
  const answer = await gateway.refund({ chargeId, installmentPlanId }, refund.amountCents);
  await record(deps, refund, answer);
  if (answer.outcome !== "done" && answer.outcome !== "in-progress") return;
  await setChargeStatus(db, charge, "refunding");
  const sent = answer.outcome === "done" ? await fetchCharge(deps, refund, charge) : undefined;
  if (sent) await settleCharge(deps, refund.paymentId, sent);
}

/** An instalment plan is found by our reference; a single charge by its own id. */
async function fetchCharge(
  { gateway }: Pick<Deps, "gateway">,
  refund: Refund,
  charge: StoredCharge,
): Promise<Charge | undefined> {
  if (!charge.installmentPlanId) return gateway.getCharge(charge.gatewayChargeId);
  const installments = await gateway.findCharges({ reference: refund.paymentId });
  return installments.find(({ installmentPlanId }) => installmentPlanId === charge.installmentPlanId);
}

async function record(
  deps: Pick<Deps, "db" | "jobs" | "team" | "now" | "log">,
  refund: Refund,
  answer: RefundAnswer,
): Promise<void> {
  const next: { [outcome in RefundAnswer["outcome"]]: [RefundStatus, number] } = {
    done: ["submitted", 6 * HOUR_MS],
    "in-progress": ["submitted", 6 * HOUR_MS],
    "awaiting-approval": ["awaiting-approval", 6 * HOUR_MS],
    "insufficient-balance": ["insufficient-balance", HOUR_MS],
    refused: ["rejected", 24 * HOUR_MS],
    unknown: [refund.status, MINUTE_MS],
    unavailable: [refund.status, MINUTE_MS],
  };
  const [status, retryMs] = next[answer.outcome];
  const lastError = "reason" in answer ? answer.reason : null;
  await inTransaction(deps.db, async (tx) => {
    const sentAt = status === "submitted" ? deps.now() : null;
    if (!(await set(deps, tx, refund, { status, dueAt: later(deps, retryMs), lastError, sentAt }))) return;
    await followRefundPromise(deps, tx, { ...refund, status });
    const needsAction = status === "awaiting-approval" || status === "insufficient-balance" || status === "rejected";
    if (needsAction && status !== refund.status)
      await queueMessage(deps, tx, {
        template: "refund-stuck",
        channel: "email",
        recipient: deps.team.email,
        params: { referenceNumber: refund.referenceNumber, amountCents: refund.amountCents, status },
        dedupeKey: `refund-stuck ${refund.id} ${status}`,
      });
  });
}

/** False when it is done meanwhile, or its lease ended and another worker holds it: what that one finds out counts. */
async function set({ log }: Pick<Deps, "log">, tx: Db, refund: Refund, change: RefundChange): Promise<boolean> {
  const isSet = await setRefund(tx, refund, change);
  if (!isSet) log.warn({ refundId: refund.id }, "refund was settled or leased again meanwhile");
  return isSet;
}

const later = ({ now }: Pick<Deps, "now">, ms: number): Date => addMs(now(), ms);
