import { addDays } from "@app/engine/promises/local-time";
import { dangerIn } from "@app/engine/safety/classify";
import { type AssessDeps, assess } from "../../intake/assess.ts";
import { findInForce } from "../../intake/assessments/find-in-force.ts";
import { answerDanger } from "../../intake/safety/answer-danger.ts";
import type { Db } from "../../platform/database/db.ts";
import { readReviews } from "../review-store.ts";

const LOWEST_MOOD = 1;

type Watched = { accountId: string; weeks: readonly string[]; texts: readonly string[] };

/**
 * Words of danger are answered as everywhere. The lowest mood in two weeks that follow each other is what crisis words in
 * the questionnaire are: the person on call is alerted and the plan stops.
 */
export async function watchReviews(deps: AssessDeps, tx: Db, { accountId, weeks, texts }: Watched): Promise<void> {
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
