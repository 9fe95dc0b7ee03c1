import type { ProgrammeAccess } from "@app/contract/intake";
import { REMOTE_CARE_TALK_HOURS } from "@app/engine/intake/outcome";
import { safetyTable } from "@app/engine/intake/triage/safety-table";
import { peopleStart } from "../checkout/subscriptions/queries.ts";
import { raiseAlert } from "../on-call/raise-alert.ts";
import type { Db } from "../platform/database/db.ts";
import { makePromise } from "../promises/make-promise.ts";
import { noticeUrgencyOf, queuePersonFirstNotice } from "../promises/queue-person-first-notice.ts";
import { tightenPromise } from "../promises/tighten-promise.ts";
import { voidPromises } from "../promises/void-promises.ts";
import { type Assessment, isComplete, isPlannedOutcome } from "./assessments/assessment.ts";
import type { Decision } from "./assessments/decide.ts";
import type { Deps } from "./deps.ts";

export type PeopleDeps = Pick<Deps, "now" | "jobs" | "onCall" | "team">;

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
    const { personBy } = await raiseAlert(deps, tx, { accountId, urgency: "crisis", subject: "intake" });
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
  const { dueAt } = await makePromise(deps, tx, {
    accountId,
    kind: "definitive-plan",
    subject: subjectOf(calling),
    startsAt: await peopleStart(deps, tx, accountId),
  });
  return { personBy, definitivePlanBy: dueAt };
}

/** One open promise: for rows that a person reads already none is made again, a stricter one makes it due earlier. */
async function promisePerson(deps: PeopleDeps, tx: Db, calling: Calling): Promise<Date | null> {
  const { accountId, decision, inForce } = calling;
  const isSameWay = inForce && isPlannedOutcome(inForce.outcome) === isPlannedOutcome(decision.outcome);
  // Where nobody was promised, as to a free member, every reason is new.
  const known = isSameWay && inForce.personBy ? inForce : undefined;
  const reasons = reasonsOf(decision, known);
  if (reasons.length === 0) return known?.personBy ?? null;
  const hours = Math.min(...reasons);
  const startsAt = await peopleStart(deps, tx, accountId);
  const promise = { accountId, kind: "human-first", hours, startsAt } as const;
  const open = await tightenPromise(deps, tx, promise);
  const { referenceNumber: reference, dueAt } =
    open ?? (await makePromise(deps, tx, { ...promise, subject: subjectOf(calling) }));
  const urgency = noticeUrgencyOf(hours);
  if (!open || open.isEarlier)
    await queuePersonFirstNotice(deps, tx, { reference, dueAt, urgency, accountId, isEarlier: open !== undefined });
  return known?.personBy && known.personBy < dueAt ? known.personBy : dueAt;
}

/** The hours of every reason for a person that is new. */
function reasonsOf(decision: Decision, known: Assessment | undefined): number[] {
  const { outcome, rowCodes, awaitsReview } = decision;
  const isNew = (code: string) => !known?.rowCodes.includes(code) || isStricterAgain(decision, known);
  const rows = safetyTable.content.filter(({ code }) => rowCodes.includes(code) && isNew(code));
  return [
    ...rows.flatMap(({ humanWithinHours }) => humanWithinHours ?? []),
    ...(outcome === "remote-care-declined" && !known ? [REMOTE_CARE_TALK_HOURS] : []),
    ...(awaitsReview && !known?.awaitsReview ? [REVIEW_HOURS] : []),
  ];
}

/** A half that a professional had released waits for a person again: the same row has a new reason. */
const isStricterAgain = ({ diet, training }: Decision, known: Assessment): boolean =>
  (["diet", "training"] as const).some(
    (half) =>
      ({ diet, training })[half] === "C" &&
      known[half] !== "C" &&
      known.details?.released?.some((row) => row.half === half) === true,
  );

const subjectOf = ({ number }: Calling): string => `assessment-${number}`;
