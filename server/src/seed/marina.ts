/** The demo member of the Complete plan, in her fifth week: plan, diary, workouts, reviews and conversation. */
import { type Purpose, purposes } from "@app/contract/consents";
import type { Half } from "@app/contract/plan-document";
import { answerRecords } from "@app/engine/intake/answer-record";
import { answerConsent } from "../consents/answer-consent.ts";
import type { Deps } from "../deps.ts";
import { setVerifiedContact } from "../identity/accounts/account-store.ts";
import { completeIntake } from "../intake/complete-intake.ts";
import { addMs, DAY_MS, HOUR_MS } from "../platform/time/durations.ts";
import { keepPromise } from "../promises/keep-promise.ts";
import { listPromises } from "../promises/list-promises.ts";
import { bodyPuts } from "./body.ts";
import { seedTeamThread } from "./conversations.ts";
import { at, sendPuts } from "./demo-device.ts";
import { diaryPuts } from "./diary.ts";
import { marinaAnswers } from "./marina-answers.ts";
import { ownPuts } from "./own.ts";
import { seedPurchase } from "./purchase.ts";
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
  await seedPurchase(bought, demo);
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

const agree = (deps: Deps, accountId: string, purpose: Purpose): Promise<void> =>
  answerConsent(deps, { accountId, purpose, allowed: true, version: purposes[purpose].version, via: "account" });

const answer = (deps: Deps, accountId: string): Promise<void> =>
  sendPuts(
    deps,
    accountId,
    answerRecords(marinaAnswers).map(({ kind, id, fields }) => ({ kind, id, fields, at: deps.now() })),
  );
