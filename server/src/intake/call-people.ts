import type { ProgrammeAccess } from "@app/contract/intake";
import { REMOTE_CARE_TALK_HOURS } from "@app/engine/intake/outcome";
import { safetyTable } from "@app/engine/intake/triage/safety-table";
import type { Db } from "../platform/database/db.ts";
import { makePromise } from "../promises/make-promise.ts";
import { voidPromises } from "../promises/void-promises.ts";
import { type Assessment, isComplete, isPlannedOutcome } from "./assessment.ts";
import type { Decision } from "./decide.ts";
import type { Deps } from "./deps.ts";

export type PeopleDeps = Pick<Deps, "now" | "jobs" | "raiseAlert" | "queuePersonFirstNotice">;

/** Hours until a person reads answers that would allow more than what is in force. */
const REVIEW_HOURS = 72;

type Called = Pick<Assessment, "personBy" | "definitivePlanBy">;
type Calling = {
  accountId: string;
  access: ProgrammeAccess;
  decision: Decision;
  inForce: Assessment | undefined;
  /** Of the assessment that is made. */
  number: number;
  isCompletion: boolean;
};

/** The promises and notices of a decision: who talks to the member, and until when. */
export async function callPeople(deps: PeopleDeps, tx: Db, calling: Calling): Promise<Called> {
  const { accountId, access, decision, inForce, isCompletion } = calling;
  const { outcome, plan } = decision;
  const isServed = plan === "completo" && isComplete(access);

  // For everybody, also without a plan.
  if (outcome === "crisis") {
    const { personBy } = await deps.raiseAlert(deps, tx, { accountId, urgency: "crisis", subject: "intake" });
    return { personBy, definitivePlanBy: inForce?.definitivePlanBy ?? null };
  }
  if (!isPlannedOutcome(outcome))
    await voidPromises(deps, tx, { accountId, kinds: ["definitive-plan", "human-first"] });
  if (!isServed || outcome === "not-served" || outcome === "no-consent")
    return { personBy: null, definitivePlanBy: null };

  const personBy = await promisePerson(deps, tx, calling);
  if (!isPlannedOutcome(outcome)) return { personBy, definitivePlanBy: null };
  if (inForce?.definitivePlanBy || !(isCompletion || inForce?.completedAt))
    return { personBy, definitivePlanBy: inForce?.definitivePlanBy ?? null };
  const { dueAt } = await makePromise(deps, tx, { accountId, kind: "definitive-plan", subject: subjectOf(calling) });
  return { personBy, definitivePlanBy: dueAt };
}

/** One promise for each occasion: a promise that runs for the same rows is not made again. */
async function promisePerson(deps: PeopleDeps, tx: Db, calling: Calling): Promise<Date | null> {
  const { accountId, decision, inForce } = calling;
  const hours = hoursOf(decision);
  if (hours === null) return null;
  const running =
    inForce && isPlannedOutcome(inForce.outcome) === isPlannedOutcome(decision.outcome) ? inForce : undefined;
  if (running?.personBy && !asksForMore(decision, running)) return running.personBy;
  const subject = subjectOf(calling);
  const { id, dueAt } = await makePromise(deps, tx, { accountId, kind: "human-first", subject, hours });
  await deps.queuePersonFirstNotice(deps, tx, { reference: id, dueAt, urgency: "human-first" });
  return running?.personBy && running.personBy < dueAt ? running.personBy : dueAt;
}

function hoursOf({ outcome, humanWithinHours, awaitsReview }: Decision): number | null {
  const hours = [
    ...(humanWithinHours === null ? [] : [humanWithinHours]),
    ...(outcome === "remote-care-declined" ? [REMOTE_CARE_TALK_HOURS] : []),
    ...(awaitsReview ? [REVIEW_HOURS] : []),
  ];
  return hours.length > 0 ? Math.min(...hours) : null;
}

/** A row that a person reads was not there before, or a review is asked for now. */
const asksForMore = ({ rowCodes, awaitsReview }: Decision, inForce: Assessment): boolean =>
  (awaitsReview && !inForce.awaitsReview) ||
  safetyTable.content.some(
    ({ code, humanWithinHours }) =>
      humanWithinHours !== null && rowCodes.includes(code) && !inForce.rowCodes.includes(code),
  );

const subjectOf = ({ number }: Calling): string => `assessment-${number}`;
