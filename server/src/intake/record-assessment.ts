import type { ProgrammeAccess } from "@app/contract/intake";
import type { Db } from "../platform/database/db.ts";
import type { Encryption } from "../platform/encryption.ts";
import type { Assessment } from "./assessments/assessment.ts";
import { insertAssessment } from "./assessments/assessment-store.ts";
import type { Decision } from "./assessments/decide.ts";
import { callPeople, type PeopleDeps } from "./call-people.ts";

type Recording = {
  accountId: string;
  encryption: Encryption;
  access: ProgrammeAccess;
  decision: Decision;
  inForce: Assessment | undefined;
  /** The member closed the questionnaire; otherwise an answer or a consent changed. */
  isCompletion: boolean;
  /** The member typed crisis words just now. */
  hasCrisisWords?: boolean;
};

/**
 * Stores a decision with the promises and notices that follow from it, in the caller's transaction, which holds the
 * account's head. A decision that is in force already changes nothing.
 */
export async function recordAssessment(deps: PeopleDeps, tx: Db, recording: Recording): Promise<Assessment> {
  const { accountId, encryption, decision, inForce, isCompletion, hasCrisisWords = false } = recording;
  const isFirstClosing = isCompletion && !isClosed(decision, inForce);
  if (inForce && isSame(decision, inForce) && !isFirstClosing && !hasCrisisWords) return inForce;
  const number = (inForce?.number ?? 0) + 1;
  const people = await callPeople(deps, tx, { ...recording, number });
  // Crisis words again, and the person who was called then has yet to answer.
  if (inForce && isSame(decision, inForce) && !isFirstClosing && isEqualTime(people.personBy, inForce.personBy))
    return inForce;
  const now = deps.now();
  const completedAt = isFirstClosing ? now : (inForce?.completedAt ?? null);
  const assessment = { ...decision, ...people, number, decidedAt: now, completedAt };
  await insertAssessment(tx, encryption, accountId, assessment);
  return assessment;
}

/** A member who closed the short questionnaire closes the whole one when they bought the plan. */
const isClosed = ({ plan }: Decision, inForce: Assessment | undefined): boolean =>
  inForce?.completedAt != null && (plan === "gratis" || inForce.plan === "completo");

const isEqualTime = (a: Date | null, b: Date | null): boolean => a?.getTime() === b?.getTime();

/** Without consent the codes are erased, and say nothing about what is decided. */
const isSame = ({ rowCodes, ...decision }: Decision, inForce: Assessment): boolean =>
  (decision.outcome === "no-consent" || canonical(rowCodes) === canonical(inForce.rowCodes)) &&
  (Object.keys(decision) as (keyof typeof decision)[]).every(
    (name) => canonical(decision[name]) === canonical(inForce[name]),
  );

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    part && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
