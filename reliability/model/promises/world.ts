import { type Cycle, cycles } from "@app/contract/catalogue";
import { newPayment } from "../../../server/src/checkout/payments/payment.ts";
import { insertPayment } from "../../../server/src/checkout/payments/payment-store.ts";
import { findBoughtUntil, insertPeriod } from "../../../server/src/checkout/subscriptions/period-store.ts";
import type { Deps } from "../../../server/src/deps.ts";
import { addMs, DAY_MS } from "../../../server/src/platform/time.ts";
import { aBuyer } from "../../../server/src/testing/buying.ts";
import { aPhone } from "../../../server/src/testing/makers.ts";

export type World = { deps: Deps; databaseUrl: string; openAccount: () => Promise<string> };

/** Accounts are copies of one, which saves hashing a password for each. */
export async function aWorld(deps: Deps, databaseUrl: string): Promise<World> {
  const { accountId } = await aBuyer(deps);
  const original = await deps.db
    .selectFrom("accounts")
    .selectAll()
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  return {
    deps,
    databaseUrl,
    async openAccount() {
      const id = crypto.randomUUID();
      const email = `bia.${id}@example.com`;
      await deps.db
        .insertInto("accounts")
        .values({ ...original, id, email, phone: `+55${aPhone()}` })
        .execute();
      return id;
    },
  };
}

/** A purchase that no gateway knows; its period begins where the one before it ends. */
export async function buy({ db, now }: Deps, accountId: string, cycle: Cycle): Promise<void> {
  const [id, paidAt] = [crypto.randomUUID(), now()];
  const payer = { accountId, via: "session", requester: "", email: "bia@example.com", gateway: "model" } as const;
  const bought = { plan: "completo", cycle, amountCents: 1_00, method: "pix", installments: 1 } as const;
  const times = { createdAt: paidAt, paidAt, answeredAt: paidAt };
  await insertPayment(db, newPayment({ id, ...payer, ...bought, status: "received", ...times }));
  const startsAt = (await findBoughtUntil(db, accountId, paidAt)) ?? paidAt;
  const endsAt = addMs(startsAt, cycles[cycle].days * DAY_MS);
  const period = { paymentId: id, accountId, plan: "completo", startsAt, endsAt };
  await insertPeriod(db, { ...period, questionnaireReminderAt: endsAt });
}
