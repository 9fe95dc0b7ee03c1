import { LEVELS, type Level } from "@app/contract/intake";
import type { Evidence } from "@app/engine/guarantee/evidence";
import { type DecidedLevels, listDecidedLevels } from "../../intake/assessments/list-decided-levels.ts";
import type { Db } from "../../platform/database/db.ts";
import { type ListedPromise, listPromises } from "../../promises/list-promises.ts";
import type { Deps } from "../deps.ts";
import type { WindowCalendar } from "./window-calendar.ts";

type PromiseEvidence = Pick<Evidence, "breaches" | "definitivePlan" | "humanFirst">;

/** What we owed since access began, by the ledger: due, done, and broken. */
export async function readPromiseEvidence(
  { now }: Pick<Deps, "now">,
  db: Db,
  accountId: string,
  calendar: WindowCalendar,
): Promise<PromiseEvidence> {
  const { numberAt, numberOf, accessOn } = calendar;
  const since = numberOf(accessOn);
  const owed = (await listPromises({ db, now }, accountId))
    .filter(({ state, dueAt }) => state !== "void" && numberAt(dueAt) >= since)
    .toReversed();
  const plan = firstLate(owed.filter(({ kind }) => kind === "definitive-plan"));
  return {
    breaches: owed.filter(isLate).map(({ kind, dueAt }) => ({ kind, day: numberAt(dueAt) })),
    definitivePlan: plan ? { dueDay: numberAt(plan.dueAt), publishedDay: doneOn(plan, calendar) } : null,
    humanFirst: humanFirstOf(owed, await listDecidedLevels(db, accountId), calendar),
  };
}

const isLate = ({ state, fulfilledLate }: ListedPromise): boolean => state === "breached" || fulfilledLate;

/** One that we broke speaks before those that we kept. */
const firstLate = (promises: readonly ListedPromise[]): ListedPromise | undefined =>
  promises.find(isLate) ?? promises[0];

const doneOn = ({ fulfilledAt }: ListedPromise, { numberAt }: WindowCalendar): number | null =>
  fulfilledAt && numberAt(fulfilledAt);

/** The stricter of both halves, as the assessment had it that the promise was made for. */
function humanFirstOf(
  owed: readonly ListedPromise[],
  assessed: readonly DecidedLevels[],
  calendar: WindowCalendar,
): Evidence["humanFirst"] {
  const promised = firstLate(owed.filter(({ kind }) => kind === "human-first"));
  if (!promised) return null;
  const decided = assessed.find(({ number }) => promised.subject === `assessment-${number}`);
  return {
    level: decided ? strictest([decided.diet, ...(decided.training ? [decided.training] : [])]) : "A",
    dueDay: calendar.numberAt(promised.dueAt),
    seenDay: doneOn(promised, calendar),
  };
}

const strictest = (levels: readonly Level[]): Level =>
  LEVELS[Math.max(...levels.map((level) => LEVELS.indexOf(level)))] ?? "A";
