import type { ChargeState, LedgerCharge } from "../gateway/gateway.ts";

/** One sale of the gateway's ledger: a single charge, or all instalments of a plan. */
export type LedgerSale = {
  id: string;
  /** The first instalment stands for the plan. */
  charge: LedgerCharge;
  installments: number;
  totalCents: number;
};

const HELD_STATES = new Set<ChargeState>(["captured", "settled", "disputed", "dispute-won"]);
export const isMoneyThere = ({ charge }: LedgerSale): boolean => HELD_STATES.has(charge.state);

/** A charge may be on two pages, when a sale was made between the two calls: it counts once. */
export function salesIn(charges: readonly LedgerCharge[]): LedgerSale[] {
  const distinct = new Map(charges.map((charge) => [charge.chargeId, charge]));
  const plans = Map.groupBy(distinct.values(), ({ installmentPlanId, chargeId }) => installmentPlanId ?? chargeId);
  return Array.from(plans, ([id, group]) => {
    const [first] = group.toSorted((a, b) => (a.installmentNumber ?? 1) - (b.installmentNumber ?? 1));
    if (!first) throw new Error("empty group of charges");
    return {
      id,
      charge: first,
      installments: group.length,
      totalCents: group.reduce((sum, { amountCents }) => sum + amountCents, 0),
    };
  });
}
