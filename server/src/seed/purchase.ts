import { randomUUID } from "node:crypto";
import { cycles, totalCents } from "@app/contract/catalogue";
import { newPayment } from "../checkout/payments/payment.ts";
import { insertPayment } from "../checkout/payments/payment-store.ts";
import { firstReminderAt } from "../checkout/reminders/questionnaire-reminder.ts";
import { insertPeriod } from "../checkout/subscriptions/period-store.ts";
import type { Deps } from "../deps.ts";
import { inTransaction } from "../platform/database/db.ts";
import { addMs, DAY_MS } from "../platform/time.ts";
import { keepPromise } from "../promises/keep-promise.ts";
import { makePromise } from "../promises/make-promise.ts";

/** A purchase that no gateway knows: nothing of it is due, so nothing asks the gateway about it. */
export async function seedPurchase(
  deps: Pick<Deps, "db" | "now">,
  { accountId, email }: { accountId: string; email: string },
): Promise<void> {
  const { db, now } = deps;
  const boughtAt = now();
  const cycle = "annual";
  const amountCents = totalCents(cycle);
  const id = randomUUID();
  const bought = { plan: "completo", cycle, amountCents, method: "pix", installments: 1 } as const;
  const payer = { accountId, via: "session", requester: "", email, gateway: "demo" } as const;
  const payment = newPayment({
    id,
    ...payer,
    ...bought,
    status: "received",
    createdAt: boughtAt,
    paidAt: boughtAt,
    answeredAt: boughtAt,
  });
  await inTransaction(db, async (tx) => {
    await insertPayment(tx, payment);
    const endsAt = addMs(boughtAt, cycles[cycle].days * DAY_MS);
    const period = { paymentId: id, accountId, plan: "completo", startsAt: boughtAt, endsAt };
    await insertPeriod(tx, { ...period, questionnaireReminderAt: firstReminderAt(boughtAt) });
    const access = { accountId, kind: "access-now", subject: id } as const;
    await makePromise(deps, tx, access);
    await keepPromise(deps, tx, access);
  });
}
