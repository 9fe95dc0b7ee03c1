import type { Charge, ChargeState } from "../gateway/gateway.ts";
import type { Payment } from "../payments/payment.ts";

/** An instalment plan is one charge, whichever of its instalments was read. */
export const chargeKey = ({ installmentPlanId, chargeId }: Pick<Charge, "installmentPlanId" | "chargeId">): string =>
  installmentPlanId ?? chargeId;

const HELD_STATES = new Set<ChargeState>(["captured", "settled", "disputed", "dispute-won"]);
/** The gateway holds the buyer's money. */
export const isMoneyHeld = ({ state }: Pick<Charge, "state">): boolean => HELD_STATES.has(state);

/** One sale at the gateway: a single charge, or all instalments of a plan. */
export type Sale<T extends Charge = Charge> = {
  id: string;
  /** The first instalment stands for the plan. */
  charge: T;
  installments: number;
  totalCents: number;
};

/** A charge may be on two pages, when a sale was made between the two calls: it counts once. */
export function salesIn<T extends Charge>(charges: readonly T[]): Sale<T>[] {
  const distinct = new Map(charges.map((charge) => [charge.chargeId, charge]));
  return Array.from(Map.groupBy(distinct.values(), chargeKey), ([id, group]) => {
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

/** Of a plan we may read a single instalment: rounded down to the centavo, and the last takes the remainder. */
export function amountFits(
  { installmentPlanId, amountCents }: Charge,
  payment: Pick<Payment, "amountCents" | "installments">,
): boolean {
  if (!installmentPlanId) return amountCents === payment.amountCents;
  const installment = Math.floor(payment.amountCents / payment.installments);
  const last = payment.amountCents - installment * (payment.installments - 1);
  return amountCents === installment || amountCents === last || amountCents === payment.amountCents;
}
