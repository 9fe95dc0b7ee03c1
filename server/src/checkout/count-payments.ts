import { PAYMENT_METHODS, PAYMENT_STATUSES } from "@app/contract/catalogue";
import type { Deps } from "../deps.ts";
import { countPaymentsSince, type PaymentCount } from "./metrics-store.ts";

const OUTCOMES = [...PAYMENT_STATUSES, "declined"] as const;

/** Every method and outcome, also those of which there are none: silence is not zero. */
export async function countPayments({ db }: Pick<Deps, "db">, since: Date): Promise<PaymentCount[]> {
  const counted = await countPaymentsSince(db, since);
  return PAYMENT_METHODS.flatMap((method) =>
    OUTCOMES.map(
      (outcome) =>
        counted.find((one) => one.method === method && one.outcome === outcome) ?? {
          method,
          outcome,
          count: 0,
          amountCents: 0,
        },
    ),
  );
}
