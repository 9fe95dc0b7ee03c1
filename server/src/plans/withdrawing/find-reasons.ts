import { LEVELS } from "@app/contract/intake";
import { type Diet, HALVES, type Half } from "@app/contract/plan-document";
import type { Training } from "@app/contract/plan-training";
import { WITHDRAWAL_REASONS, type WithdrawalReason } from "@app/contract/plan-withdrawal";
import { type ExclusionReason, type Exclusions, reasonsOf } from "@app/engine/exclusions/exclusions";
import type { RegionPain } from "@app/engine/intake/answers";
import { painsOf } from "@app/engine/intake/facts/health";
import { isPlanned } from "@app/engine/intake/triage/merge-rows";
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
import { exclusionsIn, isBinding, type PlanLimits } from "./plan-limits.ts";

type Now = { decided: Decided; loaded: Pick<Loaded, "answers" | "context" | "today"> };

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
    for (const reason of newExclusions(diet, limits, exclusionsIn(loaded))) found.add(reason);
  }
  if (training) {
    if (isStricter(safety.training, decided.training) || hasNewTrainingRow(safety, decided)) found.add("training-row");
    if (hasNewPain(training, limits, painsOf(loaded.answers))) found.add("pain");
  }
  return WITHDRAWAL_REASONS.filter((reason) => found.has(reason));
}

/** The halves that the reasons are about. */
export const withdrawnHalves = (reasons: readonly WithdrawalReason[]): Half[] =>
  HALVES.filter((half) => reasons.some((reason) => halfOfWithdrawal(reason) === half));

type Level = Decided["diet"] | null;

const isStricter = (made: Level, now: Level): boolean =>
  now === null || !isPlanned(now) || (made !== null && LEVELS.indexOf(now) > LEVELS.indexOf(made));

const SAID: Readonly<Record<ExclusionReason["kind"], WithdrawalReason | null>> = {
  coeliac: "coeliac",
  allergy: "allergy",
  "typed-allergy": "allergy",
  traces: "allergy",
  note: "diet-row",
  eating: "eating",
  dislike: null,
};

/** Of a version that kept no limits, what its foods and swaps run against. */
function newExclusions(diet: Diet, limits: PlanLimits | undefined, now: Exclusions): WithdrawalReason[] {
  const binding = limits
    ? now.reasons.filter((reason) => isBinding(reason) && !isKnown(limits.exclusions, reason))
    : foodsIn(diet).flatMap((food) => reasonsOf(now, food).filter(isBinding));
  const isUnread = now.unreadAllergies.some((said) => !limits?.unreadAllergies.includes(said));
  const isNamed = isUnread && (diet.method !== "equivalents" || limits !== undefined);
  return [...binding.flatMap(({ kind }) => SAID[kind] ?? []), ...(isNamed ? (["allergy"] as const) : [])];
}

/** What was excluded as strictly before; coeliac disease is the strictest word about gluten. */
const isKnown = (known: readonly ExclusionReason[], { kind, what, isFinal }: ExclusionReason): boolean =>
  known.some((one) => one.what === what && (one.kind === kind || one.kind === "coeliac") && (one.isFinal || !isFinal));

const foodsIn = (diet: Diet): string[] =>
  diet.method === "foods"
    ? diet.days.flatMap(({ meals }) =>
        meals.flatMap(({ items }) => items.flatMap(({ food, or = [] }) => [food, ...or.map((one) => one.food)])),
      )
    : [];

/** Below 4 pain changes no exercise, from 7 on it blocks its region. */
const bandOf = (pain: number): number => (pain >= 7 ? 2 : pain >= 4 ? 1 : 0);

function hasNewPain(training: Training, limits: PlanLimits | undefined, pains: readonly RegionPain[]): boolean {
  const felt = pains.filter(({ pain }) => bandOf(pain) > 0);
  if (!limits) return felt.length > 0 && exercisesIn(training).some((id) => loads(id, sparedBy(felt, [])));
  return felt.some(({ region, pain }) => {
    const known = limits.pains.filter((one) => one.region === region).map((one) => bandOf(one.pain));
    return bandOf(pain) > Math.max(0, ...known);
  });
}

const exercisesIn = ({ sessions, cardio }: Training): string[] => [
  ...sessions.flatMap(({ warmUp, exercises }) => [...warmUp, ...exercises].map(({ exercise }) => exercise)),
  ...cardio.exercises,
];

function loads(id: string, spared: Spared): boolean {
  const exercise = findExercise(id);
  return exercise === undefined || overloaded(exercise, spared) !== undefined;
}
