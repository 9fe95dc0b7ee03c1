import { isUuid } from "../../platform/uuid.ts";
import type { Deps } from "../deps.ts";
import { findByGatewayId, findPaymentId } from "../payments/payment-store.ts";

/** Which of our payments a gateway's charge belongs to: by its PIX code, by its id, or by our reference. */
export async function matchPayment(
  { db, gateway }: Pick<Deps, "db" | "gateway">,
  { chargeId, pixCodeId, reference }: { chargeId: string; pixCodeId: string | null; reference: string | null },
): Promise<string | undefined> {
  for (const id of [pixCodeId, chargeId]) {
    const found = id ? await findByGatewayId(db, gateway.name, id) : undefined;
    if (found) return found.id;
  }
  return reference && isUuid(reference) ? findPaymentId(db, reference) : undefined;
}
