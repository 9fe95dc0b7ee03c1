import type { Deps } from "../deps.ts";
import { findByGatewayId, findPaymentId } from "./store.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Which payment of ours a charge over there belongs to: by its code, by its own id, or by the reference we gave it. */
export async function matchPayment(
  { db, gateway }: Pick<Deps, "db" | "gateway">,
  { chargeId, codeId, reference }: { chargeId: string; codeId: string | null; reference: string | null },
): Promise<string | undefined> {
  for (const id of [codeId, chargeId]) {
    const found = id ? await findByGatewayId(db, gateway.name, id) : undefined;
    if (found) return found.id;
  }
  return reference && UUID.test(reference) ? findPaymentId(db, reference) : undefined;
}
