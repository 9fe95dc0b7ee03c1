import type { WeeklyReview } from "@app/contract/reviews";
import { reviewScore } from "@app/engine/progress/review-score";
import { addDays } from "@app/engine/promises/local-time";
import { dangerIn } from "@app/engine/safety/classify";
import { programmeAccess } from "../../checkout/subscriptions/programme-access.ts";
import { peopleStart } from "../../checkout/subscriptions/queries.ts";
import { answerDanger } from "../../intake/answer-danger.ts";
import { type AssessDeps, assess } from "../../intake/assess.ts";
import { findInForce } from "../../intake/assessments/queries.ts";
import type { Db } from "../../platform/database/db.ts";
import { makePromise } from "../../promises/make-promise.ts";
import type { SavedChange } from "../../sync/record-kind.ts";
import { countPlannedWorkouts } from "../queries.ts";
import { readReviews, updateScore } from "../review-store.ts";

const LOWEST_MOOD = 1;

type Watched = { accountId: string; weeks: readonly string[]; texts: readonly string[] };

/**
 * Words of danger are answered as everywhere. The lowest mood in two weeks that follow each other is what crisis words in
 * the questionnaire are: the person on call is alerted and the plan stops.
 */
async function watchReviews(deps: AssessDeps, tx: Db, { accountId, weeks, texts }: Watched): Promise<void> {
  for (const text of texts) {
    const danger = dangerIn(text);
    if (danger) await answerDanger(deps, tx, { accountId, danger, text, place: "review" });
  }
  if (!(await isLowTwice(deps, tx, accountId, weeks))) return;
  const inForce = await findInForce(deps, tx, accountId);
  const plan = inForce && { plan: inForce.plan };
  await assess(deps, tx, { accountId, isCompletion: false, hasCrisisWords: true, ...plan });
}

async function isLowTwice(
  { keyRing }: Pick<AssessDeps, "keyRing">,
  tx: Db,
  accountId: string,
  weeks: readonly string[],
): Promise<boolean> {
  const around = [...new Set(weeks.flatMap((week) => [addDays(week, -7), week, addDays(week, 7)]))];
  const reviews = await readReviews(tx, keyRing.encryption("health-data"), accountId, around);
  const low = new Set(reviews.flatMap(({ week, answers }) => (answers.mood === LOWEST_MOOD ? [week] : [])));
  return weeks.some((week) => low.has(week) && (low.has(addDays(week, -7)) || low.has(addDays(week, 7))));
}

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
