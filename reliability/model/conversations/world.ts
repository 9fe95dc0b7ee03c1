import { purposes } from "@app/contract/consents";
import { newPayment } from "../../../server/src/checkout/payments/payment.ts";
import { insertPayment } from "../../../server/src/checkout/payments/payment-store.ts";
import { insertPeriod } from "../../../server/src/checkout/subscriptions/period-store.ts";
import { answerConsent } from "../../../server/src/consents/answer-consent.ts";
import type { Deps } from "../../../server/src/deps.ts";
import { addMs, DAY_MS } from "../../../server/src/platform/time.ts";
import type { Staff } from "../../../server/src/staff/accounts/staff.ts";
import { findStaff } from "../../../server/src/staff/accounts/staff-store.ts";
import { aStaffMember, assign } from "../../../server/src/staff/testing/a-staff-member.ts";
import { aPhone } from "../../../server/src/testing/makers.ts";
import type { World } from "./run-scenario.ts";

const DAYS = 365;

/** Accounts are copies of one, which saves hashing a password for each. */
export async function aWorld(deps: Deps, databaseUrl: string, memberId: string): Promise<World> {
  const original = await deps.db
    .selectFrom("accounts")
    .selectAll()
    .where("id", "=", memberId)
    .executeTakeFirstOrThrow();
  const [nutri, trainer] = [await aPerson(deps, "nutri"), await aPerson(deps, "treinador")];
  return {
    deps,
    databaseUrl,
    team: [nutri, trainer, await aPerson(deps, "vendas")],
    plant: {},
    async openAccount(hasAccess) {
      const id = crypto.randomUUID();
      const email = `bia.${id}@example.com`;
      await deps.db
        .insertInto("accounts")
        .values({ ...original, id, email, phone: `+55${aPhone()}` })
        .execute();
      const { version } = purposes["health-data"];
      await answerConsent(deps, { accountId: id, purpose: "health-data", allowed: true, version, via: "account" });
      await assign(deps, nutri.id, id, "nutri");
      await assign(deps, trainer.id, id, "treinador");
      if (hasAccess) await buyPlan(deps, id, email);
      return id;
    },
  };
}

async function aPerson(deps: Deps, role: "nutri" | "treinador" | "vendas"): Promise<Staff> {
  const person = await findStaff(deps.db, (await aStaffMember(deps, { role })).id);
  if (!person) throw new Error("nobody was invited");
  return person;
}

/** A purchase that no gateway knows. */
async function buyPlan({ db, now }: Deps, accountId: string, email: string): Promise<void> {
  const [id, boughtAt] = [crypto.randomUUID(), now()];
  const payer = { accountId, via: "session", requester: "", email, gateway: "model" } as const;
  const bought = { plan: "completo", cycle: "annual", amountCents: 1_00, method: "pix", installments: 1 } as const;
  const times = { createdAt: boughtAt, paidAt: boughtAt, answeredAt: boughtAt };
  await insertPayment(db, newPayment({ id, ...payer, ...bought, status: "received", ...times }));
  const endsAt = addMs(boughtAt, DAYS * DAY_MS);
  const period = { paymentId: id, accountId, plan: "completo", startsAt: boughtAt, endsAt };
  await insertPeriod(db, { ...period, questionnaireReminderAt: endsAt });
}
