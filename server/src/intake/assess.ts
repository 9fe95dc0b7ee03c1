import type { Db } from "../platform/database/db.ts";
import { eraseRecords } from "../sync/erase-records.ts";
import type { Plan } from "./assessments/assessment.ts";
import { eraseDetails, findAssessment } from "./assessments/assessment-store.ts";
import { decide, isMinor, ofMinor } from "./assessments/decide.ts";
import { type Assessed, loadInput } from "./assessments/load-input.ts";
import type { PeopleDeps } from "./call-people.ts";
import type { Deps } from "./deps.ts";
import { recordAssessment } from "./record-assessment.ts";

export type AssessDeps = PeopleDeps & Pick<Deps, "keyRing" | "syncKinds" | "onAssessed">;

type Assessing = {
  accountId: string;
  isCompletion: boolean;
  hasCrisisWords?: boolean;
  /** Codes of rows of the safety table that the member's own words stand for, besides the answers. */
  signs?: readonly string[];
  /** The questionnaire that is decided on; by the account's access when not given. */
  plan?: Plan;
};

/**
 * Decides on the stored answers and records what follows, in the caller's transaction, which holds the account's head.
 * Undefined while an essential answer is missing.
 */
export async function assess(
  given: AssessDeps,
  tx: Db,
  { accountId, isCompletion, hasCrisisWords = false, signs = [], plan }: Assessing,
): Promise<Assessed | undefined> {
  const at = given.now();
  // One moment for the decision and its promises.
  const deps = { ...given, now: () => at };
  const encryption = deps.keyRing.encryption("health-data");
  const inForce = await findAssessment(tx, encryption, accountId);
  const loaded = await loadInput(deps, tx, { accountId, encryption });
  // The answers of a minor are erased: what was decided on them stays, until a birth date is given again.
  if (inForce?.outcome === "not-served" && loaded.answers.q02 === undefined && !hasCrisisWords)
    return { assessment: inForce, loaded };
  const input = plan ? { ...loaded, context: { ...loaded.context, plan } } : loaded;
  const decision = decide(input, inForce, { isCompletion, hasCrisisWords, signs });
  if (!decision) return undefined;
  const isOfMinor = decision.outcome === "not-served" && isMinor(input);
  const recorded = await recordAssessment(deps, tx, {
    accountId,
    encryption,
    access: loaded.access,
    decision: isOfMinor ? ofMinor(decision) : decision,
    inForce,
    isCompletion,
    hasCrisisWords,
  });
  if (isOfMinor) {
    await eraseDetails(tx, encryption, accountId);
    await eraseRecords(deps, tx, { accountId, kind: "answer" });
  }
  const assessed = { assessment: recorded, loaded };
  // Closing the questionnaire has prepared its plan; a sign in a conversation hides a plan and makes none.
  if (!isCompletion && !isOfMinor && signs.length === 0) await deps.onAssessed(deps, tx, { accountId, ...assessed });
  return assessed;
}
