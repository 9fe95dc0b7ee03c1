import { inTransaction } from "../platform/database/db.ts";
import { Problem } from "../platform/http/problem.ts";
import { lockHead } from "../sync/lock-head.ts";
import { type AssessDeps, assess } from "./assess.ts";
import type { Assessment } from "./assessments/assessment.ts";
import type { Deps } from "./deps.ts";

/**
 * Closes the questionnaire: levels, promises, notices and the provisional plan in one transaction that holds the account's head, so that no
 * answer arrives in between. The same answers again change nothing.
 */
export async function completeIntake(
  deps: AssessDeps & Pick<Deps, "db" | "log" | "prepareClosing">,
  accountId: string,
): Promise<Assessment> {
  const finishClosing = await deps.prepareClosing(deps, accountId);
  return inTransaction(deps.db, async (tx) => {
    await lockHead(tx, accountId);
    const assessed = await assess(deps, tx, { accountId, isCompletion: true });
    if (!assessed) throw new Problem("intake-incomplete");
    await finishClosing(tx, assessed);
    return assessed.assessment;
  });
}
