/** The demo member of the Complete plan, in her fifth week: plan, diary, workouts, reviews and conversation. */
import { randomUUID } from "node:crypto";
import { cycles, totalCents } from "@app/contract/catalogue";
import { type Purpose, purposes } from "@app/contract/consents";
import type { Half } from "@app/contract/plan-document";
import { answerRecords } from "@app/engine/intake/answer-record";
import { newPayment } from "../checkout/payments/payment.ts";
import { insertPayment } from "../checkout/payments/payment-store.ts";
import { firstReminderAt } from "../checkout/reminders/questionnaire-reminder.ts";
import { insertPeriod } from "../checkout/subscriptions/period-store.ts";
import { answerConsent } from "../consents/answer-consent.ts";
import type { Deps } from "../deps.ts";
import { setVerifiedContact } from "../identity/accounts/account-store.ts";
import { completeIntake } from "../intake/complete-intake.ts";
import { inTransaction } from "../platform/database/db.ts";
import { addMs, DAY_MS, HOUR_MS } from "../platform/time/durations.ts";
import { keepPromise } from "../promises/keep-promise.ts";
import { listPromises } from "../promises/list-promises.ts";
import { makePromise } from "../promises/make-promise.ts";
import { bodyPuts } from "./body.ts";
import { seedTeamThread } from "./conversations.ts";
import { at, sendPuts } from "./demo-device.ts";
import { diaryPuts } from "./diary.ts";
import { marinaAnswers } from "./marina-answers.ts";
import { ownPuts } from "./own.ts";
import { seedReviews } from "./reviews.ts";
import { seedSignedPlans } from "./signed-plans.ts";
import { workoutPuts } from "./workouts.ts";

const DAYS_SINCE_SIGN_UP = 40;
const DAYS_SINCE_PURCHASE = 34;

type Demo = { accountId: string; email: string; signers: Record<Half, string> };

export const purchaseOf = ({ now }: Pick<Deps, "now">): Date => addMs(now(), -DAYS_SINCE_PURCHASE * DAY_MS);

export async function seedMarina(deps: Deps, demo: Demo): Promise<void> {
  const { accountId } = demo;
  const signedUp = at(deps, addMs(deps.now(), -DAYS_SINCE_SIGN_UP * DAY_MS));
  const bought = at(deps, purchaseOf(deps));
  await setVerifiedContact(deps.db, accountId, { channel: "email", address: demo.email }, signedUp.now());
  await agree(signedUp, accountId, "health-data");
  await buy(bought, demo);
  await agree(bought, accountId, "remote-care");
  await answer(bought, accountId);
  await completeIntake(bought, accountId);
  await keepTeamPromises(at(deps, addMs(bought.now(), 20 * HOUR_MS)), accountId);
  await seedSignedPlans(bought, accountId, demo.signers);
  await sendPuts(deps, accountId, [
    ...bodyPuts(deps),
    ...diaryPuts(deps),
    ...ownPuts(deps),
    ...(await workoutPuts(deps, accountId)),
  ]);
  await seedReviews(deps, accountId);
  await seedTeamThread(deps, accountId, { helena: demo.signers.diet, rafael: demo.signers.training });
}

/** What the team did in the first days beside the plan, which is signed as any is. */
async function keepTeamPromises(deps: Deps, accountId: string): Promise<void> {
  for (const { kind, subject, state } of await listPromises(deps, accountId))
    if (state === "running" && kind !== "definitive-plan")
      await keepPromise(deps, deps.db, { accountId, kind, subject, by: "demo" });
}

/** A purchase that no gateway knows: nothing of it is due, so nothing asks the gateway about it. */
async function buy(deps: Deps, { accountId, email }: Demo): Promise<void> {
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

const agree = (deps: Deps, accountId: string, purpose: Purpose): Promise<void> =>
  answerConsent(deps, { accountId, purpose, allowed: true, version: purposes[purpose].version, via: "account" });

const answer = (deps: Deps, accountId: string): Promise<void> =>
  sendPuts(
    deps,
    accountId,
    answerRecords(marinaAnswers).map(({ kind, id, fields }) => ({ kind, id, fields, at: deps.now() })),
  );
