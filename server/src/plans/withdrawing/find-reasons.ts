import { LEVELS } from "@app/contract/intake";
import { type Diet, HALVES, type Half } from "@app/contract/plan-document";
import type { Training } from "@app/contract/plan-training";
import { WITHDRAWAL_REASONS, type WithdrawalReason } from "@app/contract/plan-withdrawal";
import { reasonsOf } from "@app/engine/exclusions/exclusions";
import type { RegionPain } from "@app/engine/intake/answers";
import { painsOf } from "@app/engine/intake/facts/health";
import { isPlanned } from "@app/engine/intake/triage/merge-rows";
import {
  exclusionsIn,
  hasNewPain,
  newExclusions,
  type PlanLimits,
  saidBy,
  takesAway,
} from "@app/engine/plans/withdrawal/new-limits";
import { halfOfWithdrawal } from "@app/engine/plans/withdrawal/withdrawal-words";
import { overloaded, type Spared } from "@app/engine/training/library/exercise";
import { findExercise } from "@app/engine/training/library/library";
import { sparedBy } from "@app/engine/training/programme/spared-regions";
import { isPlannedOutcome } from "../../intake/assessments/assessment.ts";
import type { Loaded } from "../../intake/assessments/load-input.ts";
import type { Decided } from "../composing/decided.ts";
import { hasNewDietRow } from "../diet/allowed-diet.ts";
import type { SealedPlan } from "../plan-place.ts";
import { hasNewTrainingRow } from "../training/allowed-training.ts";

type Now = { decided: Decided; loaded: Pick<Loaded, "answers" | "context" | "today" | "overrides"> };

/**
 * Why a version may not be followed any more by what is in force now; empty: it may. Outcomes without a plan hide it
 * whole, and take nothing away.
 */
export function findReasons({ document, limits }: SealedPlan, { decided, loaded }: Now): WithdrawalReason[] {
  if (!isPlannedOutcome(decided.outcome)) return [];
  const { diet, training, safety } = document;
  const found = new Set<WithdrawalReason>();
  if (diet) {
    if (isStricter(safety.diet, decided.diet) || hasNewDietRow(safety, decided)) found.add("diet-row");
    for (const reason of excludedBy(diet, limits, loaded)) found.add(reason);
  }
  if (training) {
    if (isStricter(safety.training, decided.training) || hasNewTrainingRow(safety, decided)) found.add("training-row");
    if (isPained(training, limits, painsOf(loaded.answers))) found.add("pain");
  }
  return WITHDRAWAL_REASONS.filter((reason) => found.has(reason));
}

/** The halves that the reasons are about. */
export const withdrawnHalves = (reasons: readonly WithdrawalReason[]): Half[] =>
  HALVES.filter((half) => reasons.some((reason) => halfOfWithdrawal(reason) === half));

type Level = Decided["diet"] | null;

const isStricter = (made: Level, now: Level): boolean =>
  now === null || !isPlanned(now) || (made !== null && LEVELS.indexOf(now) > LEVELS.indexOf(made));

/** Of a version that kept no limits, what its foods run against. */
function excludedBy(diet: Diet, limits: PlanLimits | undefined, loaded: Now["loaded"]): WithdrawalReason[] {
  if (limits) return newExclusions(limits, exclusionsIn(loaded));
  const now = exclusionsIn(loaded, loaded.overrides);
  const isUnread = now.unreadAllergies.length > 0 && diet.method !== "equivalents";
  return [
    ...foodsIn(diet).flatMap((food) => reasonsOf(now, food).flatMap(saidBy)),
    ...(isUnread ? (["allergy"] as const) : []),
  ];
}

const foodsIn = (diet: Diet): string[] =>
  diet.method === "foods"
    ? diet.days.flatMap(({ meals }) =>
        meals.flatMap(({ items }) => items.flatMap(({ food, or = [] }) => [food, ...or.map((one) => one.food)])),
      )
    : [];

function isPained(training: Training, limits: PlanLimits | undefined, pains: readonly RegionPain[]): boolean {
  if (limits) return hasNewPain(limits, pains);
  const felt = pains.filter(takesAway);
  return felt.length > 0 && exercisesIn(training).some((id) => loads(id, sparedBy(felt)));
}

const exercisesIn = ({ sessions, cardio }: Training): string[] => [
  ...sessions.flatMap(({ warmUp, exercises }) => [...warmUp, ...exercises].map(({ exercise }) => exercise)),
  ...cardio.exercises,
];

function loads(id: string, spared: Spared): boolean {
  const exercise = findExercise(id);
  return exercise === undefined || overloaded(exercise, spared) !== undefined;
}
