import { addDays } from "@app/engine/promises/local-time";
import { classifyText, type SafetyClass } from "@app/engine/safety/classify";
import { type AssessDeps, assess } from "../../intake/assess.ts";
import { findInForce } from "../../intake/assessments/find-in-force.ts";
import { raiseAlert } from "../../on-call/raise-alert.ts";
import type { Db } from "../../platform/database/db.ts";
import { readReviews } from "../review-store.ts";

const EMERGENCIES: ReadonlySet<SafetyClass | undefined> = new Set(["anafilaxia", "hipoglicemia", "emergencia"]);
const LOWEST_MOOD = 1;

type Watched = { accountId: string; weeks: readonly string[]; texts: readonly string[] };

/**
 * Crisis words, or the lowest mood in two weeks that follow each other, are what crisis words in the questionnaire are:
 * the person on call is alerted and the plan stops. An emergency of the body alerts without a change of the plan.
 */
export async function watchReviews(deps: AssessDeps, tx: Db, { accountId, weeks, texts }: Watched): Promise<void> {
  const classes = new Set(texts.map(classifyText));
  if (classes.has("crise") || (await isLowTwice(deps, tx, accountId, weeks))) {
    const inForce = await findInForce(deps, tx, accountId);
    const plan = inForce && { plan: inForce.plan };
    await assess(deps, tx, { accountId, isCompletion: false, hasCrisisWords: true, ...plan });
  }
  if ([...classes].some((found) => EMERGENCIES.has(found)))
    await raiseAlert(deps, tx, { accountId, urgency: "emergency", subject: "review" });
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
