import type { WeeklyReview } from "@app/contract/reviews";
import { reviewScore } from "@app/engine/progress/review-score";
import { peopleStart } from "../../checkout/subscriptions/people-from.ts";
import { programmeAccess } from "../../checkout/subscriptions/programme-access.ts";
import type { AssessDeps } from "../../intake/assess.ts";
import type { Db } from "../../platform/database/db.ts";
import { makePromise } from "../../promises/make-promise.ts";
import type { SavedChange } from "../../sync/record-kind.ts";
import { countPlannedWorkouts } from "../count-planned-workouts.ts";
import { readReviews, updateScore } from "../review-store.ts";
import { watchReviews } from "./watch-reviews.ts";

/**
 * What saved reviews lead to at once: a member in danger gets a person, with or without a plan; with access to the programme a
 * reply is promised, once for each week, and the score says how soon the team should look.
 */
export async function receiveReviews(deps: AssessDeps, tx: Db, { accountId, stored }: SavedChange): Promise<void> {
  const encryption = deps.keyRing.encryption("health-data");
  const weeks = stored.flatMap(({ field, value }) => (field === "week" ? [value as string] : []));
  const texts = stored.flatMap(({ field, value }) =>
    field === "answers" ? ((value as WeeklyReview["answers"]).change ?? []) : [],
  );
  await watchReviews(deps, tx, { accountId, weeks, texts });
  if ((await programmeAccess({ db: tx, now: deps.now }, accountId)) !== "active") return;
  const startsAt = await peopleStart(deps, tx, accountId);
  const planned = await countPlannedWorkouts(deps, tx, accountId);
  for (const { week, answers } of await readReviews(tx, encryption, accountId, weeks)) {
    await updateScore(tx, accountId, week, reviewScore({ ...answers, planned }));
    await makePromise(deps, tx, { accountId, kind: "weekly-review-answered", subject: week, startsAt });
  }
}
