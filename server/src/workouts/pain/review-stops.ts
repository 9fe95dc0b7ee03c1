import { type ExerciseStop, PAIN_ENDS_SESSION, PAIN_STOPS_EXERCISE } from "@app/contract/workouts";
import { programmeAccess } from "../../checkout/subscriptions/programme-access.ts";
import { addPains } from "../../intake/add-pains.ts";
import type { AssessDeps } from "../../intake/assess.ts";
import { isComplete } from "../../intake/assessments/assessment.ts";
import type { Db } from "../../platform/database/db.ts";
import type { SavedChange } from "../../sync/record-kind.ts";
import { reportPain } from "./report-pain.ts";

type Pain = NonNullable<ExerciseStop["stop"]["pain"]>;
type PainfulStop = { stopId: string; pain: Pain };

/**
 * What saved stops lead to at once: the trainer reads of pain from 4 on; from 7 on the region joins the member's answers,
 * where the safety table decides (row 29). People are there for members of the Complete plan.
 */
export async function reviewStops(deps: AssessDeps, tx: Db, { accountId, stored }: SavedChange): Promise<void> {
  const painful = stored.flatMap(({ recordId, field, value }) =>
    field === "stop" ? painIn(recordId, value as ExerciseStop["stop"]) : [],
  );
  if (painful.length === 0 || !isComplete(await programmeAccess({ db: tx, now: deps.now }, accountId))) return;
  for (const { stopId, pain } of painful)
    await reportPain(deps, tx, { accountId, stopId, urgency: isSevere(pain) ? "high" : "normal" });
  const severe = painful.flatMap(({ pain }) => (isSevere(pain) ? [pain] : []));
  if (severe.length > 0) await addPains(deps, tx, { accountId, pains: severe.map(regionPainOf) });
}

const painIn = (stopId: string, { pain }: ExerciseStop["stop"]): PainfulStop[] =>
  pain && pain.level >= PAIN_STOPS_EXERCISE ? [{ stopId, pain }] : [];

const isSevere = ({ level }: Pain): boolean => level >= PAIN_ENDS_SESSION;

const regionPainOf = ({ region, side, level }: Pain) => ({ region, pain: level, ...(side && { side }) });
