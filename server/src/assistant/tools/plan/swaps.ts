import type { ExerciseSwapResult, SwapResult } from "@app/engine/assistant/tool-results";
import { isExcluded } from "@app/engine/exclusions/exclusions";
import type { Exercise } from "@app/engine/training/library/exercise";
import { findExercise } from "@app/engine/training/library/library";
import { substitutesFor } from "@app/engine/training/library/substitutes-for";
import { findAllowedExercises } from "../../../plans/training/find-training.ts";
import { inTransaction } from "../../../platform/database/db.ts";
import { planSource, type Reading, trainingSource, UnknownPart } from "../reading.ts";
import { findItem, viewItem } from "./plan-meals.ts";
import { type ExerciseOnDay, findExerciseOn } from "./plan-sessions.ts";

/** What may take the place of a line of the diet. Foods that the member does not eat are not among them. */
export async function swapItem(reading: Reading, itemId: string): Promise<SwapResult> {
  const standing = await reading.standing();
  const { plan } = standing;
  if (!plan?.diet) return { sources: [], item: null, options: [] };
  const { exclusions } = await reading.limits();
  const item = findItem(standing, reading.today, itemId);
  if (!item) throw new UnknownPart();
  return {
    sources: [planSource(plan.version)],
    item: viewItem(item.id, item),
    options: item.swaps.filter(({ food }) => !isExcluded(exclusions, food)).map((swap) => viewItem(item.id, swap)),
  };
}

const MAX_OPTIONS = 5;

/** What may take the place of an exercise: of the plan's own swaps those that can be done now, otherwise the most alike. */
export async function swapExercise(reading: Reading, id: string): Promise<ExerciseSwapResult> {
  const { deps, accountId, today } = reading;
  const standing = await reading.standing();
  if (!standing.plan?.training) return { sources: [], exercise: null, options: [], how: [] };
  const found = findExerciseOn(standing, await reading.workouts(), { day: today, id });
  if (!found) throw new UnknownPart();
  const allowed = await inTransaction(deps.db, (tx) => findAllowedExercises(deps, tx, accountId), { isSnapshot: true });
  const { overloads } = await reading.limits();
  const sparing = allowed.filter((one) => overloads(one) === undefined);
  const exercise = findExercise(found.exercise);
  return {
    sources: [trainingSource],
    exercise: found.viewed,
    options: exercise ? optionsFor(found, exercise, sparing).map(viewOption) : [],
    how: exercise ? [...exercise.steps, stopOf(exercise, standing.numbersHidden)] : [],
  };
}

function optionsFor({ planned }: ExerciseOnDay, exercise: Exercise, allowed: readonly Exercise[]): Exercise[] {
  const own = [planned.exercise, ...planned.swaps].filter((one) => one !== exercise.id);
  const possible = own.flatMap((one) => allowed.find((other) => other.id === one) ?? []);
  return (possible.length > 0 ? possible : substitutesFor(exercise, allowed)).slice(0, MAX_OPTIONS);
}

/** `Pare se o ombro doer 4 de 10 ou mais.`; without numbers any pain is enough. */
function stopOf({ stopIf }: Exercise, isHidden: boolean): string {
  const when = `${stopIf.charAt(0).toLowerCase()}${stopIf.slice(1)}`;
  return `Pare se ${when.replace(/ (\d+) ou mais/, isHidden ? "" : " $1 de 10 ou mais")}`;
}

const viewOption = ({ id, name, steps }: Exercise) => ({ id, name, how: steps[0] ?? null });
