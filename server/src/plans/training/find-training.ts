import type { PlanDocument } from "@app/contract/plan-document";
import type { PlannedExercise, Training } from "@app/contract/plan-training";
import type { Swap } from "@app/contract/plans";
import { factsOf } from "@app/engine/intake/facts/facts";
import { isPlanned } from "@app/engine/intake/triage/merge-rows";
import type { Exercise } from "@app/engine/training/library/exercise";
import { findExercise } from "@app/engine/training/library/library";
import { allowedExercises } from "@app/engine/training/programme/choice/allowed-exercises";
import { takeSwap } from "@app/engine/training/programme/choice/take-swap";
import { trainingRequestOf } from "@app/engine/training/programme/training-request";
import { isPlannedOutcome } from "../../intake/assessments/assessment.ts";
import { loadInput } from "../../intake/assessments/load-input.ts";
import { findInForce } from "../../intake/assessments/queries.ts";
import type { Db } from "../../platform/database/db.ts";
import type { Deps } from "../deps.ts";
import { listSwaps } from "../layer/swap-store.ts";
import { findPlan, findStart } from "../plan-store.ts";
import { MAY_READ } from "../queries.ts";
import { allowedTraining } from "./allowed-training.ts";
import { sparedRegionsOf } from "./spared-regions.ts";

/** The sessions as the member has changed them for good; what the version does not offer is ignored. */
export function withLastingSwaps(training: Training, plan: number, choices: readonly Swap["choice"][]): Training {
  const taken = new Map(
    choices.filter((choice) => choice.plan === plan && choice.day === null).map(({ part, takes }) => [part, takes]),
  );
  const changed = (planned: PlannedExercise): PlannedExercise => {
    const takes = taken.get(planned.id);
    const exercise = takes !== undefined && planned.swaps.includes(takes) ? findExercise(takes) : undefined;
    return exercise ? takeSwap(planned, exercise, training.level) : planned;
  };
  return {
    ...training,
    sessions: training.sessions.map((session) => ({ ...session, exercises: session.exercises.map(changed) })),
  };
}

/** The first day of the version in which the training half was made. */
export async function findTrainingStart(tx: Db, accountId: string, document: PlanDocument): Promise<string> {
  const madeIn = document.madeIn.training;
  const start = madeIn === document.version ? undefined : await findStart(tx, accountId, madeIn);
  return start ?? document.validFrom;
}

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

/** What a member can do by the answers as they are now: place, equipment, level, and regions that hurt. */
export async function findAllowedExercises(
  { now, keyRing }: Pick<Deps, "now" | "keyRing">,
  tx: Db,
  accountId: string,
): Promise<readonly Exercise[]> {
  const inForce = await findInForce({ keyRing }, tx, accountId);
  if (!inForce?.details || inForce.training === null || !isPlanned(inForce.training)) return [];
  const encryption = keyRing.encryption("health-data");
  const { answers, context, today } = await loadInput({ now }, tx, { accountId, encryption });
  const settings = { level: inForce.training, rows: inForce.rowCodes, seed: "" };
  const request = trainingRequestOf(answers, factsOf(answers, context, today), settings);
  return allowedExercises({ ...request, spared: sparedRegionsOf(answers, inForce.details) }).all;
}
