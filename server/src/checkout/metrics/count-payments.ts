import { PAYMENT_METHODS, PAYMENT_STATUSES } from "@app/contract/catalogue";
import type { Deps } from "../deps.ts";
import { countPaymentsSince, type PaymentCount } from "./metrics-store.ts";

const OUTCOMES = [...PAYMENT_STATUSES, "declined"] as const;

/** Every method and outcome, including the empty ones: a missing series is not a zero. */
export async function countPayments({ db }: Pick<Deps, "db">, since: Date): Promise<PaymentCount[]> {
  const counts = await countPaymentsSince(db, since);
  return PAYMENT_METHODS.flatMap((method) =>
    OUTCOMES.map(
      (outcome) =>
        counts.find((count) => count.method === method && count.outcome === outcome) ?? {
          method,
          outcome,
          count: 0,
          amountCents: 0,
        },
    ),
  );
}
