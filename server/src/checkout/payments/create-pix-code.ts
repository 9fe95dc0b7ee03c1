import { brand } from "@app/contract/brand";
import { inTransaction } from "../../platform/database/db.ts";
import { addMs } from "../../platform/time.ts";
import type { Deps } from "../deps.ts";
import type { Payment } from "./payment.ts";
import { lockPayment, updatePayment } from "./payment-store.ts";

const CODE_SECONDS = 60 * 60;
const RETRY_MS = 5_000;
/** By then `find-missed-charges`, run every minute, has settled it if it was paid, at no extra call. */
const CHECK_AFTER_MS = 70_000;

/** Requests a code from the gateway. A lost answer is safe to retry: a code never shown to a buyer cannot be paid. */
export async function createPixCode(
  { db, gateway, now }: Pick<Deps, "db" | "gateway" | "now">,
  payment: Payment,
): Promise<Payment> {
  const { id: reference, amountCents } = payment;
  const expiresAt = addMs(now(), CODE_SECONDS * 1000);
  const description = `${brand.name}: plano completo`;
  const answer = await gateway.createPix({ reference, amountCents, description, seconds: CODE_SECONDS });

  return inTransaction(db, async (tx) => {
    const current = await lockPayment(tx, payment.id);
    const at = now();
    switch (answer.outcome) {
      case "created":
        if (current.gatewayId) return current;
        return updatePayment(tx, current, {
          gatewayId: answer.pixCodeId,
          pixCode: answer.code,
          pixImage: answer.image,
          pixExpiresAt: expiresAt,
          answeredAt: at,
          dueAt: addMs(expiresAt, CHECK_AFTER_MS),
        });
      case "unknown":
        return updatePayment(tx, current, { dueAt: addMs(at, RETRY_MS) });
      case "refused":
      case "unavailable":
        return updatePayment(tx, current, { status: "failed", failure: answer.outcome, answeredAt: at, dueAt: null });
    }
  });
}
