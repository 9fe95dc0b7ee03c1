import type { PaymentView } from "@app/contract/checkout";
import type { Db } from "../../platform/database/db.ts";
import { isPaid, type Payment } from "../payments/payment.ts";
import { findPeriodStart } from "../subscriptions/period-store.ts";
import { dayOf } from "./start-week.ts";

type Start = Pick<Payment, "status" | "shownStartAt"> & { peopleFrom: Date | null };

/** What a buyer reads of the start: the latest date while the payment is open, the true one once it is paid. */
export function startsOnOf({ status, shownStartAt, peopleFrom }: Start): Pick<PaymentView, "startsOn"> {
  if (!shownStartAt) return {};
  if (!isPaid({ status })) return { startsOn: dayOf(shownStartAt) };
  return { startsOn: peopleFrom && dayOf(peopleFrom) };
}

export async function viewStart(db: Db, payment: Payment): Promise<Pick<PaymentView, "startsOn">> {
  if (!payment.shownStartAt) return {};
  const peopleFrom = isPaid(payment) ? await findPeriodStart(db, payment.id) : null;
  return startsOnOf({ ...payment, peopleFrom });
}
