import type { PlannedExercise } from "@app/contract/plan-training";
import type { NextTarget } from "@app/contract/workouts";
import { currentExercise } from "./current-exercise.ts";
import { decideExercise, holdExercise } from "./decide-exercise.ts";
import { keepBelowCeiling } from "./keep-below-ceiling.ts";
import { type Pain, painlessOf, painOf } from "./painful.ts";
import type { ProgressCode } from "./progress-text.ts";
import { type ProgressionContext, type ProgressionInput, progressionContext } from "./progression-context.ts";
import type { Decision } from "./steps/decision.ts";
import { reserveIn, setsIn } from "./weeks/week-volume.ts";

/** What each exercise of each session asks for next time. Pure: the same on the server and on the device. */
export function nextTargets(input: ProgressionInput): NextTarget[] {
  const context = progressionContext(input);
  const targets = input.training.sessions.flatMap(({ exercises }) => {
    // A session has no exercise twice: what another part has takes no place.
    const taken = new Set<string>(exercises.map(({ exercise }) => exercise));
    return exercises.map((planned) => {
      const target = nextTarget(planned, taken, context);
      taken.add(target.exercise);
      return target;
    });
  });
  return keepBelowCeiling(targets, input.training, input.facts);
}

function nextTarget(planned: PlannedExercise, taken: ReadonlySet<string>, context: ProgressionContext): NextTarget {
  const { week, training, pains, facts } = context;
  const asked = { part: planned.id, sets: setsIn(week, planned), reserve: reserveIn(week, training) };
  const current = currentExercise(planned, context);
  const pain = painOf(current.exercise, pains, facts);
  if (pain) return { ...asked, ...spare(planned, current.exercise, pain, taken, context) };
  return { ...asked, ...decideExercise(planned, current, context) };
}

/** The first swap that leaves alone what hurts, at the load it is known with; no sets where there is none. */
function spare(
  planned: PlannedExercise,
  exercise: string,
  { exercise: painful, region }: Pain,
  taken: ReadonlySet<string>,
  context: ProgressionContext,
): Decision & { sets?: number } {
  const free = planned.swaps.filter((swap) => !taken.has(swap));
  const swap = painlessOf(free, context.pains, context.facts);
  const isOwn = painful === exercise;
  const because = (code: ProgressCode) => ({ code, values: isOwn ? { pain: region } : { region } });
  if (swap !== undefined) {
    return { ...holdExercise(planned, swap, context), reason: because(isOwn ? "pain.swap" : "region.swap") };
  }
  const held = holdExercise(planned, exercise, context);
  return { ...held, kg: null, sets: 0, reason: because(isOwn ? "pain.out" : "region.out") };
}
