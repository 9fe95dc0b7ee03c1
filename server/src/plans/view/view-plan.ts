import type { NUMBERS_SHOWN } from "@app/contract/intake";
import { operations } from "@app/contract/operations";
import type { Diet, FoodsDiet, Half, MealSlot, PlanDocument } from "@app/contract/plan-document";
import type { Signer } from "@app/contract/plan-publication";
import type { Training } from "@app/contract/plan-training";
import type { PlanWithdrawal } from "@app/contract/plan-withdrawal";
import type { PlanView, Swap } from "@app/contract/plans";
import { type Exclusions, isExcluded } from "@app/engine/exclusions/exclusions";
import { applySwaps } from "@app/engine/nutrition/menus/apply-swaps";
import { shoppingListOf } from "@app/engine/nutrition/shopping/shopping-list";
import { reasonText } from "@app/engine/nutrition/words/reason-text";
import { mealReason } from "@app/engine/plans/view/meal-reason";
import { numbersOf } from "@app/engine/plans/view/numbers-of";
import { viewDiet } from "@app/engine/plans/view/view-diet";
import { viewTargets } from "@app/engine/plans/view/view-targets";
import { withdrawalText } from "@app/engine/plans/withdrawal/withdrawal-words";
import type { Spared } from "@app/engine/training/library/exercise";
import { trainingReasonText } from "@app/engine/training/words/training-reason-text";
import { isOfTraining } from "../plan-halves.ts";
import { PROFESSIONS } from "../signing/view-signer.ts";
import type { Withdrawal } from "../withdrawing/withdrawal-store.ts";

type Choice = Swap["choice"];
type Viewing = {
  document: PlanDocument;
  createdAt: Date;
  /** What of it is allowed now. */
  diet: Diet | null;
  training: Training | null;
  trainingFrom: string | null;
  exclusions: Exclusions;
  spared: Spared;
  numbers: (typeof NUMBERS_SHOWN)[number];
  definitiveBy: Date | null;
  /** Of a version that people made. */
  signers: Partial<Record<Half, Signer>>;
  code: string | null;
  /** That no professional has signed a version after. */
  withdrawal?: Withdrawal | undefined;
  swaps: readonly Choice[];
  now: Date;
};

/** A version in words. A half that is not allowed leaves nothing behind, neither targets nor reasons. */
export function viewPlan({
  document,
  diet,
  training,
  exclusions,
  spared,
  swaps,
  definitiveBy,
  now,
  ...plan
}: Viewing): PlanView {
  const { version, kind, validFrom, reviewOn, reasons } = document;
  const numbers = numbersOf(plan.numbers);
  const madeIn = document.madeIn;
  const soreRegions = Object.keys(spared);
  const said = (path: string): string[] =>
    reasons
      .filter((reason) => reason.path.startsWith(path) && !isOfTraining(reason))
      .flatMap((reason) => reasonText(reason, numbers) ?? []);
  // A food that was chosen before it was excluded is not bought.
  const allowed = swaps.filter(({ takes }) => !takes.includes(":") || !isExcluded(exclusions, takes));
  const reasonOf = (slot: MealSlot, day: string): string | null => {
    const found = mealReason(reasons, slot, day);
    return found ? reasonText(found, numbers) : null;
  };
  return {
    version,
    kind,
    createdAt: plan.createdAt.toISOString(),
    validFrom,
    reviewOn,
    definitiveBy: definitiveBy?.toISOString() ?? null,
    isLate: definitiveBy !== null && definitiveBy < now,
    responsible: professional("diet", plan.signers),
    ...(plan.code !== null && { code: plan.code }),
    ...(plan.withdrawal && { withdrawal: viewWithdrawal(plan.withdrawal) }),
    numbers,
    targets: diet && numbers === "shown" ? viewTargets(document) : null,
    diet: diet && viewDiet(diet, { numbers, exclusions, reasonOf }),
    training,
    trainingFrom: plan.trainingFrom,
    trainer: training && professional("training", plan.signers),
    madeIn,
    reasons: diet ? said("") : [],
    trainingReasons: training ? trainingReasonsOf(document, training) : [],
    ...(training && soreRegions.length > 0 && { soreRegions }),
    shopping: diet?.method === "foods" ? shoppingListOf(withLasting(diet, madeIn.diet, allowed)) : [],
  };
}

/** What speaks of walks or of cardio goes with them when a region that hurts takes them away. */
function trainingReasonsOf({ training: made, reasons }: PlanDocument, training: Training): string[] {
  const lost = [
    ...((made?.walks ?? 0) > training.walks ? ["training.walks.", "training.goal.saude"] : []),
    ...(training.cardio.exercises.length === 0 ? ["training.cardio", "training.goal.", "training.likings"] : []),
  ];
  return reasons
    .filter((reason) => isOfTraining(reason) && !lost.some((start) => reason.code.startsWith(start)))
    .flatMap((reason) => trainingReasonText(reason) ?? []);
}

const viewWithdrawal = ({ version, at, reasons }: Withdrawal): PlanWithdrawal => ({
  version,
  at: at.toISOString(),
  reasons,
  text: withdrawalText(reasons),
});

const RESPONSIBLE = { diet: "nutritionist", training: "trainer" } as const;

/** Who signed the half, or whose rules made it. */
function professional(half: Half, signers: Viewing["signers"]): PlanView["responsible"] {
  const signer = signers[half];
  if (signer) return { name: signer.name, profession: signer.profession, registration: signer.registration };
  const { name, council, number } = operations.responsible[RESPONSIBLE[half]];
  return { name, profession: PROFESSIONS[half], registration: `${council} ${number}` };
}

/** The week as the member has changed it for good. */
const withLasting = (diet: FoodsDiet, plan: number, choices: readonly Choice[]): FoodsDiet =>
  applySwaps(diet, choices, { plan, day: null });
