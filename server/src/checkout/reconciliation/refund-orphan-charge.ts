import { recordAudit } from "../../audit/record-audit.ts";
import type { Deps } from "../deps.ts";
import type { LedgerSale } from "./rebuild-payment.ts";

/** Refunds a charge whose payment and buyer are gone. Without a payment row, only the audit log records it. */
export async function refundOrphanCharge(
  { db, gateway, now }: Pick<Deps, "db" | "gateway" | "now">,
  { id: chargeId, charge, totalCents: amountCents }: LedgerSale,
): Promise<"refund-requested" | null> {
  const current = await gateway.getCharge(charge.chargeId);
  if (current?.state !== "captured" && current?.state !== "settled") return null;
  await recordAudit(db, {
    at: now(),
    actor: "operator",
    action: "orphan charge refunded",
    paymentId: null,
    details: { chargeId, amountCents },
  });
  const { outcome } = await gateway.refund(charge, amountCents);
  return outcome === "done" || outcome === "in-progress" || outcome === "awaiting-approval" ? "refund-requested" : null;
}
