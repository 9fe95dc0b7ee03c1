import { randomUUID } from "node:crypto";
import { type ExerciseStop, PAIN_ENDS_SESSION, PAIN_STOPS_EXERCISE } from "@app/contract/workouts";
import { programmeAccess } from "../../checkout/subscriptions/programme-access.ts";
import { addPains } from "../../intake/add-pains.ts";
import type { AssessDeps } from "../../intake/assess.ts";
import { isComplete } from "../../intake/assessments/assessment.ts";
import { queueMessage } from "../../messages/queue-message.ts";
import type { Db } from "../../platform/database/db.ts";
import { referenceNumberOf } from "../../platform/reference-number.ts";
import { addMs, DAY_MS } from "../../platform/time.ts";
import type { SavedChange } from "../../sync/record-kind.ts";
import type { Deps } from "../deps.ts";
import type { PainUrgency } from "./pain-report.ts";
import { closePainReport, countReportsOf, findPainReport, insertPainReport } from "./pain-report-store.ts";

const MAX_NOTICES_A_DAY = 5;

/** Notifies the trainer of a stop, once: reference and urgency, no region, no level, no words. */
export async function reportPain(
  deps: Pick<Deps, "jobs" | "now" | "team">,
  tx: Db,
  { accountId, stopId, urgency }: { accountId: string; stopId: string; urgency: PainUrgency },
): Promise<void> {
  // Of a random id: a stop's own id is fixed by plan, day and exercise, and the same for every member.
  const referenceNumber = referenceNumberOf(randomUUID());
  const report = {
    accountId,
    id: stopId,
    referenceNumber,
    urgency,
    reportedAt: deps.now(),
    readAt: null,
    readBy: null,
  };
  if (!(await insertPainReport(tx, report))) return;
  // Beyond them the list has every one, and no account floods the team's inbox.
  if ((await countReportsOf(tx, accountId, addMs(deps.now(), -DAY_MS))) > MAX_NOTICES_A_DAY) return;
  await queueMessage(deps, tx, {
    template: "pain-report",
    channel: "email",
    recipient: deps.team.email,
    accountId,
    params: { referenceNumber, urgency },
    dedupeKey: `pain-report ${referenceNumber}`,
  });
}

/** The trainer has looked. False when it is unknown or was read before. */
export const readPainReport = (
  { db, now }: Pick<Deps, "db" | "now">,
  { referenceNumber, by }: { referenceNumber: string; by: string },
): Promise<boolean> => closePainReport(db, { referenceNumber, at: now(), by });

/** Whom a report is about, for a trainer who has to look. */
export const findPainOwner = async ({ db }: Pick<Deps, "db">, referenceNumber: string): Promise<string | undefined> =>
  (await findPainReport(db, referenceNumber))?.accountId;

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
