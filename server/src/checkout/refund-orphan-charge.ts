import type { Deps } from "../deps.ts";
import type { LedgerSale } from "./ledger-sale.ts";
import { recordAudit } from "./store.ts";

/** Gives back money whose buyer nobody here knows any more. There is no row to hang it on, so only the action is kept. */
export async function refundOrphanCharge(
  { db, gateway, now }: Pick<Deps, "db" | "gateway" | "now">,
  { id: chargeId, charge, totalCents: amountCents }: LedgerSale,
): Promise<"refund-requested" | null> {
  const today = await gateway.getCharge(charge.chargeId);
  if (today?.state !== "captured" && today?.state !== "settled") return null;
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
