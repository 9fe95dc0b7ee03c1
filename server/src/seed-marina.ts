/** The demo member of the Complete plan: bought yesterday, answered, with a provisional plan and two weeks of workouts. */
import { randomUUID } from "node:crypto";
import { cycles, totalCents } from "@app/contract/catalogue";
import { type Purpose, purposes } from "@app/contract/consents";
import type { Mutation } from "@app/contract/sync";
import { answerRecords } from "@app/engine/intake/answer-record";
import type { Answers } from "@app/engine/intake/answers";
import { type Clock, nextHlc } from "@app/engine/sync/hlc";
import { newPayment } from "./checkout/payments/payment.ts";
import { insertPayment } from "./checkout/payments/payment-store.ts";
import { firstReminderAt } from "./checkout/reminders/questionnaire-reminder.ts";
import { insertPeriod } from "./checkout/subscriptions/period-store.ts";
import { answerConsent } from "./consents/answer-consent.ts";
import type { Deps } from "./deps.ts";
import { completeIntake } from "./intake/complete-intake.ts";
import { inTransaction } from "./platform/database/db.ts";
import { addMs, DAY_MS } from "./platform/time/durations.ts";
import { seedWorkouts } from "./seed-workouts.ts";
import { syncRecords } from "./sync/sync-records.ts";

/** Lactose, controlled pressure, a desk by day and a kitchen in the evening. */
const ANSWERS: Answers = {
  q01: "Marina",
  q02: "1988-06-21",
  q03: "feminino",
  q04: 164,
  q05: 79.8,
  q06: "emagrecer",
  s1: { yes: true, which: ["pressao-alta"] },
  s1b: { controlled: "sim", last: "126/82" },
  s2: false,
  s3: false,
  s3b: 0,
  s4: { yes: false },
  s5: { yes: false },
  s6: { yes: false },
  s7: false,
  s8: "nao",
  s9: { marked: ["nenhuma"] },
  s11: { answer: "nao" },
  s12: { items: ["lactose"], other: "", severe: false },
  e1: false,
  e2: false,
  e3: false,
  e4: false,
  e5: false,
  h1: 0,
  h2: 0,
  f1: "de-tudo",
  f2: ["jiló"],
  f3: 5,
  f4: "marmita",
  f5: "ate-40",
  f6: "normal",
  f8: "meio-da-tarde",
  f9: "SP",
  m1: "sentado",
  m2: "60-150",
  m3: "<6m",
  m4: 3,
  m5: 45,
  m6: "academia",
  m7: [],
  m9: { hours: 7, wakes: 1 },
  p1: "mostrar",
  p2: { channel: "texto" },
  p3: { reminders: ["nenhum"] },
};

type Demo = { accountId: string; email: string };

export async function seedMarina(deps: Deps, demo: Demo): Promise<void> {
  const yesterday = addMs(deps.now(), -DAY_MS);
  await buy(deps, demo, yesterday);
  for (const purpose of ["health-data", "remote-care"] as const) await agree(deps, demo.accountId, purpose);
  await answer(deps, demo.accountId);
  await completeIntake(deps, demo.accountId);
  await seedWorkouts(deps, demo.accountId);
}

/** A purchase that no gateway knows: nothing of it is due, so nothing asks the gateway about it. */
async function buy({ db }: Deps, { accountId, email }: Demo, at: Date): Promise<void> {
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
    createdAt: at,
    paidAt: at,
    answeredAt: at,
  });
  await inTransaction(db, async (tx) => {
    await insertPayment(tx, payment);
    const endsAt = addMs(at, cycles[cycle].days * DAY_MS);
    const period = { paymentId: id, accountId, plan: "completo", startsAt: at, endsAt };
    await insertPeriod(tx, { ...period, questionnaireReminderAt: firstReminderAt(at) });
  });
}

const agree = (deps: Deps, accountId: string, purpose: Purpose): Promise<void> =>
  answerConsent(deps, { accountId, purpose, allowed: true, version: purposes[purpose].version, via: "account" });

async function answer(deps: Deps, accountId: string): Promise<void> {
  let clock: Clock = { ms: 0, counter: 0 };
  const mutations = answerRecords(ANSWERS).map((record): Mutation => {
    const next = nextHlc(clock, deps.now().getTime(), "0000000000000d31");
    clock = next.clock;
    return { ...record, hlc: next.hlc };
  });
  const { reply } = await syncRecords(deps, { accountId, cursor: null, mutations });
  const refused = reply.acks.filter(({ result }) => result !== "stored").length;
  if (refused > 0) throw new Error(`${refused} demo answers do not fit the questionnaire`);
}
