import { inTransaction } from "../platform/database/db.ts";
import { Problem } from "../platform/http/problem.ts";
import { recordFact } from "../programme/record-fact.ts";
import { lockHead } from "../sync/lock-head.ts";
import { type AssessDeps, assess } from "./assess.ts";
import { type Assessment, isAnswered } from "./assessment.ts";
import type { Deps } from "./deps.ts";

/**
 * Closes the questionnaire: levels, promises, notices and facts in one transaction that holds the account's head, so that
 * no answer arrives in between. The same answers again change nothing.
 */
export function completeIntake(deps: AssessDeps & Pick<Deps, "db">, accountId: string): Promise<Assessment> {
  return inTransaction(deps.db, async (tx) => {
    await lockHead(tx, accountId);
    const assessment = await assess(deps, tx, { accountId, isCompletion: true });
    if (!assessment) throw new Problem("intake-incomplete");
    if (isAnswered(assessment)) await recordFact(deps, tx, { accountId, kind: "questionnaire-answered" });
    return assessment;
  });
}
