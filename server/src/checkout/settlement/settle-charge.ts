import { inTransaction } from "../../platform/database/db.ts";
import type { Deps } from "../deps.ts";
import type { Charge } from "../gateway/gateway.ts";
import type { Payment } from "../payments/payment.ts";
import { lockPayment } from "../payments/payment-store.ts";
import { applyCharge } from "./apply-charge.ts";

/** Locks the payment and applies the charge in one transaction, for webhooks, sweeps and operators alike. */
export const settleCharge = (
  deps: Pick<Deps, "db" | "jobs" | "ads" | "team" | "now">,
  paymentId: string,
  charge: Charge,
): Promise<Payment> =>
  inTransaction(deps.db, async (tx) => applyCharge(deps, tx, await lockPayment(tx, paymentId), charge));
