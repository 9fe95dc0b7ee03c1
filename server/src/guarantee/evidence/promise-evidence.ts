import { LEVELS, type Level } from "@app/contract/intake";
import type { Evidence } from "@app/engine/guarantee/evidence";
import { type DecidedLevels, listDecidedLevels } from "../../intake/assessments/queries.ts";
import type { Db } from "../../platform/database/db.ts";
import { type ListedPromise, listPromises } from "../../promises/queries.ts";
import type { Deps } from "../deps.ts";
import type { WindowCalendar } from "./window-calendar.ts";

type PromiseEvidence = Pick<Evidence, "breaches" | "definitivePlan" | "humanFirst">;

/**
 * What we owed since access began, by the ledger: due, done, and broken. Lateness pays for the first definitive plan and the
 * first reading of a purchase; what is late afterwards is credited.
 */
export async function readPromiseEvidence(
  deps: Pick<Deps, "now" | "keyRing">,
  db: Db,
  accountId: string,
  calendar: WindowCalendar,
): Promise<PromiseEvidence> {
  const { numberAt, numberOf, accessOn } = calendar;
  const since = numberOf(accessOn);
  const owed = (await listPromises({ db, now: deps.now }, accountId))
    .filter(({ state, dueAt }) => state !== "void" && numberAt(dueAt) >= since)
    .toReversed();
  const begun = owed.filter(({ startsAt }) => numberAt(startsAt) >= since);
  const plan = begun.find(({ kind }) => kind === "definitive-plan");
  return {
    breaches: owed.filter(isLate).map(({ kind, dueAt }) => ({ kind, day: numberAt(dueAt) })),
    definitivePlan: plan ? { dueDay: numberAt(plan.dueAt), publishedDay: doneOn(plan, calendar) } : null,
    humanFirst: humanFirstOf(begun, await listDecidedLevels(deps, db, accountId), calendar),
  };
}

const isLate = ({ state, fulfilledLate }: ListedPromise): boolean => state === "breached" || fulfilledLate;

const doneOn = ({ fulfilledAt }: ListedPromise, { numberAt }: Pick<WindowCalendar, "numberAt">): number | null =>
  fulfilledAt && numberAt(fulfilledAt);

/**
 * Of the first reading: raised until the questionnaire was first closed in this purchase. The stricter of both halves, as the
 * assessment had it that the promise was made for.
 */
function humanFirstOf(
  begun: readonly ListedPromise[],
  assessed: readonly DecidedLevels[],
  { accessOn, numberAt, numberOf }: WindowCalendar,
): Evidence["humanFirst"] {
  const promised = begun.find(({ kind }) => kind === "human-first");
  if (!promised) return null;
  const since = numberOf(accessOn);
  const closing = assessed.find(({ completedAt, decidedAt }) => completedAt && numberAt(decidedAt) >= since);
  const decided = assessed.find(({ number }) => promised.subject === `assessment-${number}`);
  if (decided && closing && decided.number > closing.number) return null;
  return {
    level: decided ? strictest([decided.diet, ...(decided.training ? [decided.training] : [])]) : "A",
    dueDay: numberAt(promised.dueAt),
    seenDay: doneOn(promised, { numberAt }),
  };
}

const strictest = (levels: readonly Level[]): Level =>
  LEVELS[Math.max(...levels.map((level) => LEVELS.indexOf(level)))] ?? "A";
