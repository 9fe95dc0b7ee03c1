import type { Deps } from "../deps.ts";
import type { LedgerSale } from "./ledger-sale.ts";
import { recordDeed } from "./store.ts";

/** Gives back money whose buyer nobody here knows any more. There is no row to hang it on, so only the deed is kept. */
export async function returnStranger(
  { db, gateway, now }: Pick<Deps, "db" | "gateway" | "now">,
  { id: chargeId, charge, totalCents: amountCents }: LedgerSale,
): Promise<"refund asked" | null> {
  const today = await gateway.readCharge(charge.chargeId);
  if (today?.state !== "captured" && today?.state !== "settled") return null;
  await recordDeed(db, {
    at: now(),
    actor: "operator",
    deed: "refund of a stranger's charge",
    paymentId: null,
    details: { chargeId, amountCents },
  });
  const { outcome } = await gateway.refund(charge, amountCents);
  return outcome === "done" || outcome === "in-progress" || outcome === "awaiting-approval" ? "refund asked" : null;
}
