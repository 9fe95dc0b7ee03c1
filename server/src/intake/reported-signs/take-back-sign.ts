import { inTransaction } from "../../platform/database/db.ts";
import { Problem } from "../../platform/http/problem.ts";
import { voidPromises } from "../../promises/void-promises.ts";
import { lockHead } from "../../sync/lock-head.ts";
import type { Assessment } from "../assessments/assessment.ts";
import { listOpened } from "../assessments/assessment-store.ts";
import { decide } from "../assessments/decide.ts";
import { loadInput } from "../assessments/load-input.ts";
import type { Deps } from "../deps.ts";
import { recordAssessment } from "../record-assessment.ts";
import { findSign, saveTakenBack } from "./reported-sign-store.ts";
import { listReportedSigns } from "./reported-signs.ts";

/**
 * What a member told the assistant by mistake counts no more: decided anew without it, so that the plan that was in force
 * stands again as far as nothing else contradicts it. Twice is once; after a professional's decision it is refused.
 */
export async function takeBackSign(deps: Deps, { accountId, id }: { accountId: string; id: string }): Promise<void> {
  // As a closed questionnaire: a plan that an answer took away meanwhile is composed before the transaction.
  const finish = await deps.prepareClosing(deps, accountId);
  await inTransaction(deps.db, async (tx) => {
    await lockHead(tx, accountId);
    const encryption = deps.keyRing.encryption("health-data");
    const sign = await findSign(tx, encryption, accountId, id);
    if (!sign?.reportedAt) throw new Problem("not-found");
    if (sign.takenBackAt) return;
    const decided = await listOpened(tx, encryption, accountId);
    const inForce = decided.at(-1);
    const before = decided.find(({ number }) => number === sign.assessmentBefore);
    if (!inForce || !before) throw new Problem("not-found");
    const standing = (await listReportedSigns(deps, tx, accountId, inForce)).find((one) => one.id === id);
    if (!standing || standing.isDecided) throw new Problem("sign-decided");

    const loaded = await loadInput(deps, tx, { accountId, encryption });
    const input = { ...loaded, context: { ...loaded.context, plan: inForce.plan } };
    const kept = withoutSign(inForce, before, sign.rowCode);
    const decision = decide(input, kept, { isCompletion: false, hasCrisisWords: false });
    if (!decision) throw new Problem("sign-decided");
    // The promise of a person that the sign made; those of other reasons run on.
    const subjects = [`assessment-${before.number + 1}`];
    await voidPromises(deps, tx, { accountId, kinds: ["human-first"], subjects });
    const recording = { accountId, encryption, access: loaded.access, decision, isCompletion: false };
    const assessment = await recordAssessment(deps, tx, {
      ...recording,
      inForce: { ...inForce, personBy: before.personBy },
    });
    await saveTakenBack(tx, { accountId, id, takenBackAt: deps.now() });
    await finish(tx, { assessment, loaded });
  });
}

/** The levels are those of before; a row that came since is there still, and brings its own. */
const withoutSign = (inForce: Assessment, before: Assessment, rowCode: string): Assessment => ({
  ...inForce,
  rowCodes: inForce.rowCodes.filter((code) => code !== rowCode),
  diet: before.diet,
  training: before.training,
});
