import { inTransaction } from "../../platform/database/db.ts";
import { forEachLeased } from "../../platform/jobs/due-rows.ts";
import { addMs, MINUTE_MS } from "../../platform/time.ts";
import type { Deps } from "../deps.ts";
import { findWalk } from "../gateway/gateway-store.ts";
import { createPixCode } from "../payments/create-pix-code.ts";
import { type Failure, isOpen, type Payment } from "../payments/payment.ts";
import { leaseDuePayments, lockPayment, updatePayment } from "../payments/payment-store.ts";
import { salesIn } from "../settlement/charge.ts";
import { settleCharge } from "../settlement/settle-charge.ts";

const BATCH_SIZE = 20;
const LEASE_MS = 90_000;
/** A list of charges or a new code, and what it settles. */
const SLOWEST_MS = 40_000;
/** Back-off after each lookup that found no charge. */
const RETRY_DELAYS_MS = [5_000, 15_000, 45_000, 2 * MINUTE_MS, 5 * MINUTE_MS];
const REVIEW_RETRY_MS = 60 * MINUTE_MS;
/** A card charge that cannot be found by then was never made. */
const NOT_CHARGED_MS = 10 * MINUTE_MS;
/** How long the gateway may take to list what was just paid. */
const LISTING_DELAY_MS = 10_000;
const CODE_WORTH_CREATING_MS = 55 * MINUTE_MS;

type ReconcileDeps = Pick<Deps, "db" | "gateway" | "jobs" | "ads" | "team" | "places" | "now" | "log">;

/** Looks up, at the gateway, each payment whose answer is missing or whose code has expired. */
export async function reconcilePayments(deps: ReconcileDeps): Promise<void> {
  const { db, log } = deps;
  await forEachLeased(deps, {
    leaseMs: LEASE_MS,
    slowestMs: SLOWEST_MS,
    limit: BATCH_SIZE,
    lease: (lease) => leaseDuePayments(db, lease),
    work: (payment) => reconcile(deps, payment),
    async failed(payment, error) {
      log.warn({ err: error, paymentId: payment.id }, "payment status unknown, will retry");
      await scheduleRetry(deps, payment.id, retryDelay(payment));
    },
  });
}

async function reconcile(deps: ReconcileDeps, payment: Payment): Promise<void> {
  if (payment.method === "pix" && !payment.gatewayId) {
    if (ageOf(deps, payment) < CODE_WORTH_CREATING_MS) await createPixCode(deps, payment);
    else await close(deps, payment.id, "unavailable");
    return;
  }
  if (payment.method === "pix" && (await isKnownUnpaid(deps, payment))) return close(deps, payment.id, "expired");
  const by =
    payment.method === "pix" && payment.gatewayId ? { pixCodeId: payment.gatewayId } : { reference: payment.id };
  const charges = await deps.gateway.findCharges(by);
  for (const { charge } of salesIn(charges)) await settleCharge(deps, payment.id, charge);
  if (payment.method === "pix") await close(deps, payment.id, "expired");
  else if (charges.some(({ state }) => state === "in-review")) await scheduleRetry(deps, payment.id, REVIEW_RETRY_MS);
  else if (charges.length > 0 || ageOf(deps, payment) > NOT_CHARGED_MS) await close(deps, payment.id, "not-charged");
  else await scheduleRetry(deps, payment.id, retryDelay(payment));
}

/** Created and expired within a complete walk: had it been paid, it would be settled. Saves a call. */
async function isKnownUnpaid({ db, gateway }: ReconcileDeps, { createdAt, pixExpiresAt }: Payment): Promise<boolean> {
  const walk = await findWalk(db, gateway.name);
  if (!walk || !pixExpiresAt) return false;
  return walk.coversFrom <= createdAt && walk.beganAt.getTime() > pixExpiresAt.getTime() + LISTING_DELAY_MS;
}

/** Closes an open payment. Money that arrives later still raises its status, or is refunded. */
const close = ({ db, now }: Pick<Deps, "db" | "now">, id: string, failure: Failure): Promise<void> =>
  inTransaction(db, async (tx) => {
    const current = await lockPayment(tx, id);
    const stillOpen = isOpen({ ...current, replacedAt: null });
    await updatePayment(
      tx,
      current,
      stillOpen ? { status: "failed", failure, answeredAt: now(), dueAt: null } : { dueAt: null },
    );
  });

const scheduleRetry = ({ db, now }: Pick<Deps, "db" | "now">, id: string, ms: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    const current = await lockPayment(tx, id);
    if (isOpen({ ...current, replacedAt: null })) await updatePayment(tx, current, { dueAt: addMs(now(), ms) });
    else await updatePayment(tx, current, { dueAt: null });
  });

const ageOf = ({ now }: Pick<Deps, "now">, { createdAt }: Payment): number => now().getTime() - createdAt.getTime();
const retryDelay = ({ lookupCount }: Payment): number =>
  RETRY_DELAYS_MS[Math.min(lookupCount, RETRY_DELAYS_MS.length) - 1] ?? 5 * MINUTE_MS;
