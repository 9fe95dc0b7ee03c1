import type { ChargeState, LedgerCharge } from "./gateway.ts";

/** One sale as the gateway's ledger has it: a single charge, or all parts of a plan of instalments together. */
export type LedgerSale = {
  id: string;
  /** Its first part speaks for all. */
  charge: LedgerCharge;
  installments: number;
  totalCents: number;
};

const holdsMoney = new Set<ChargeState>(["captured", "settled", "disputed", "dispute-won"]);
export const isMoneyThere = ({ charge }: LedgerSale): boolean => holdsMoney.has(charge.state);

/** The same charge may stand on two pages, when something was sold between them. */
export function salesIn(charges: readonly LedgerCharge[]): LedgerSale[] {
  const parts = new Map(charges.map((charge) => [charge.chargeId, charge]));
  const plans = Map.groupBy(parts.values(), ({ installmentPlanId, chargeId }) => installmentPlanId ?? chargeId);
  return Array.from(plans, ([id, group]) => {
    const [first] = group.toSorted((a, b) => (a.installmentNumber ?? 1) - (b.installmentNumber ?? 1));
    if (!first) throw new Error("a group of nothing");
    return {
      id,
      charge: first,
      installments: group.length,
      totalCents: group.reduce((sum, { amountCents }) => sum + amountCents, 0),
    };
  });
}
