import { LEVELS, type Level } from "@app/contract/intake";
import { WITHDRAWAL_REASONS, type WithdrawalReason } from "@app/contract/plan-withdrawal";
import { painsOf } from "../../intake/facts/health.ts";
import { safetyTable } from "../../intake/triage/safety-table.ts";
import { triageOf } from "../../intake/triage/triage.ts";
import { type Answered, exclusionsIn, hasNewPain, newExclusions, planLimitsOf } from "./new-limits.ts";

/**
 * What answers that only this device has take from the plan that it keeps, as the server will when it reads them: compared
 * are the answers that the plan was read under and those of now.
 */
export function unsentReasons(before: Answered, now: Answered): WithdrawalReason[] {
  const limits = planLimitsOf(before);
  const [was, is] = [before, now].map(({ answers, context, today }) => triageOf(answers, context, today));
  if (!was || !is) return [];
  const raised = safetyTable.content.filter(({ code }) => is.rows.includes(code) && !was.rows.includes(code));
  const found = new Set<WithdrawalReason>(newExclusions(limits, exclusionsIn(now)));
  if (isStricter(was.diet, is.diet) || raised.some(({ diet }) => diet !== null)) found.add("diet-row");
  if (isStricter(was.training, is.training) || raised.some(({ training }) => training !== null && training !== "A"))
    found.add("training-row");
  if (hasNewPain(limits, painsOf(now.answers))) found.add("pain");
  return WITHDRAWAL_REASONS.filter((reason) => found.has(reason));
}

const isStricter = (was: Level | null, is: Level | null): boolean =>
  is !== null && (was === null || LEVELS.indexOf(is) > LEVELS.indexOf(was));
