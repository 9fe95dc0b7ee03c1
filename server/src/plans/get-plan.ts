import type { PlanTargets } from "@app/contract/plan-document";
import type { PlanView } from "@app/contract/plans";
import { exclusionsOf } from "@app/engine/exclusions/exclusions";
import { factsOf } from "@app/engine/intake/facts/facts";
import { isPlannedOutcome } from "../intake/assessments/assessment.ts";
import { loadInput } from "../intake/assessments/load-input.ts";
import { findInForce } from "../intake/assessments/queries.ts";
import { type Db, inTransaction } from "../platform/database/db.ts";
import { dueOf, listPromises } from "../promises/queries.ts";
import type { Deps } from "./deps.ts";
import { allowedDiet } from "./diet/allowed-diet.ts";
import { listSwaps } from "./layer/swap-store.ts";
import { findPlan } from "./plan-store.ts";
import { MAY_READ } from "./queries.ts";
import { findSigners } from "./signing/view-signer.ts";
import { allowedTraining } from "./training/allowed-training.ts";
import { findTrainingStart } from "./training/find-training.ts";
import { sparedRegionsOf } from "./training/spared-regions.ts";
import { viewPlan } from "./view/view-plan.ts";
import { listOpenWithdrawals } from "./withdrawing/withdrawal-store.ts";

type ReadDeps = Pick<Deps, "now" | "keyRing">;

/**
 * A member's plan in words; null while there is none, and when what is in force hides it. Of one that was taken away and
 * has no successor yet, neither half is there.
 */
export const getPlan = (deps: ReadDeps & Pick<Deps, "db">, accountId: string): Promise<PlanView | null> =>
  inTransaction(deps.db, async (tx) => (await readPlan(deps, tx, accountId))?.view ?? null, { isSnapshot: true });

/** What a snapshot that reads more takes of it. The targets are those of the version, whatever the view may show. */
type ReadPlan = { view: PlanView; targets: PlanTargets | null };

export async function readPlan({ now, keyRing }: ReadDeps, tx: Db, accountId: string): Promise<ReadPlan | null> {
  const encryption = keyRing.encryption("health-data");
  const plan = await findPlan(tx, encryption, accountId);
  if (!plan?.content) return null;
  const inForce = await findInForce({ keyRing }, tx, accountId);
  const { access, answers, context, today, overrides } = await loadInput({ now }, tx, { accountId, encryption });
  if (!inForce?.details || !isPlannedOutcome(inForce.outcome) || !MAY_READ.has(access)) return null;
  const { document } = plan.content;
  const exclusions = exclusionsOf(answers, factsOf(answers, context, today), inForce.rowCodes, overrides);
  const isGone = plan.withdrawal !== null;
  const spared = sparedRegionsOf(answers, inForce.details);
  const training = isGone ? null : allowedTraining(document, inForce, spared);
  const [withdrawal] = await listOpenWithdrawals(tx, encryption, [accountId]);
  const promises = await listPromises({ db: tx, now }, accountId);
  const view = viewPlan({
    document,
    createdAt: plan.createdAt,
    diet: isGone ? null : allowedDiet(document, inForce, exclusions),
    training,
    trainingFrom: training && (await findTrainingStart(tx, accountId, document)),
    exclusions,
    spared,
    numbers: inForce.details.numbers,
    definitiveBy: plan.kind === "definitive" ? null : dueOf(promises, "definitive-plan"),
    signers: await findSigners(tx, { accountId, plan }),
    code: isGone ? null : plan.code,
    withdrawal,
    swaps: await listSwaps(tx, accountId),
    now: now(),
  });
  return { view, targets: document.targets };
}
