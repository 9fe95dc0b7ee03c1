import type { Training } from "@app/contract/plan-training";
import { isPlannedOutcome } from "../../intake/assessments/assessment.ts";
import { findInForce } from "../../intake/assessments/find-in-force.ts";
import { loadInput } from "../../intake/assessments/load-input.ts";
import type { Db } from "../../platform/database/db.ts";
import type { Deps } from "../deps.ts";
import { listSwaps } from "../layer/swap-store.ts";
import { MAY_READ } from "../may-read.ts";
import { findPlan } from "../plan-store.ts";
import { allowedTraining } from "./allowed-training.ts";
import { findTrainingStart } from "./find-training-start.ts";
import { sparedRegionsOf } from "./spared-regions.ts";
import { withLastingSwaps } from "./take-swap.ts";

type FoundTraining = {
  /** With the member's lasting swaps. */
  training: Training;
  madeIn: number;
  /** The first day of the version in which it was made. */
  startsOn: string;
};

/** The training half that a member may follow now; undefined while there is none, and when what is in force hides it. */
export async function findTraining(
  { now, keyRing }: Pick<Deps, "now" | "keyRing">,
  tx: Db,
  accountId: string,
): Promise<FoundTraining | undefined> {
  const encryption = keyRing.encryption("health-data");
  const plan = await findPlan(tx, encryption, accountId);
  if (!plan?.content?.document.training || plan.withdrawal) return undefined;
  const inForce = await findInForce({ keyRing }, tx, accountId);
  const { access, answers } = await loadInput({ now }, tx, { accountId, encryption });
  if (!inForce?.details || !isPlannedOutcome(inForce.outcome) || !MAY_READ.has(access)) return undefined;
  const { document } = plan.content;
  const allowed = allowedTraining(document, inForce, sparedRegionsOf(answers, inForce.details));
  if (!allowed) return undefined;
  const madeIn = document.madeIn.training;
  return {
    training: withLastingSwaps(allowed, madeIn, await listSwaps(tx, accountId)),
    madeIn,
    startsOn: await findTrainingStart(tx, accountId, document),
  };
}
