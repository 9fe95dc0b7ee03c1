import type { PlannedExercise, TrainingSession } from "@app/contract/plan-training";
import type { NextTarget } from "@app/contract/workouts";
import { limitRules } from "../programme/rules/limit-rules.ts";
import { currentExercise } from "./current-exercise.ts";
import { decideExercise, holdExercise } from "./decide-exercise.ts";
import { keepBelowCeiling } from "./keep-below-ceiling.ts";
import { heldBackBy, painlessOf, painOf } from "./painful.ts";
import { type ProgressionContext, type ProgressionInput, progressionContext } from "./progression-context.ts";
import { progressionRules } from "./progression-rules.ts";
import type { Decision } from "./steps/decision.ts";
import { reserveIn, setsIn } from "./weeks/week-volume.ts";

/** What each exercise of each session asks for next time. Pure: the same on the server and on the device. */
export function nextTargets(input: ProgressionInput): NextTarget[] {
  const context = progressionContext(input);
  const targets = input.training.sessions.flatMap((session) => {
    const { exercises } = session;
    let room = roomOf(session, context);
    // A session has no exercise twice: what another part has takes no place.
    const taken = new Set<string>(exercises.map(({ exercise }) => exercise));
    return exercises.map((planned) => {
      const target = nextTarget(planned, { taken, room }, context);
      taken.add(target.exercise);
      room -= Math.max(0, target.sets - setsIn(context.week, planned));
      return target;
    });
  });
  return keepBelowCeiling(targets, input.training, input.facts);
}

/** Sets more than planned that the minutes of level B leave to a session. */
function roomOf({ minutes }: TrainingSession, { week }: ProgressionContext): number {
  const left = limitRules.limited.mostMinutes - (minutes[week.number - 1] ?? 0);
  return Math.max(0, Math.floor(left / progressionRules.content.gentle.minutesOfSet));
}

type Beside = { readonly taken: ReadonlySet<string>; readonly room: number };

function nextTarget(planned: PlannedExercise, { taken, room }: Beside, context: ProgressionContext): NextTarget {
  const { week, training, pains, returns, facts } = context;
  const asked = { part: planned.id, sets: setsIn(week, planned), reserve: reserveIn(week, training) };
  const current = currentExercise(planned, context);
  const pain = painOf(current.exercise, pains, facts);
  if (pain) {
    const { region } = pain;
    const isOwn = pain.exercise === current.exercise;
    const why: Why = isOwn ? { kind: "pain", values: { pain: region } } : { kind: "region", values: { region } };
    return { ...asked, ...spare(planned, current.exercise, why, taken, context) };
  }
  const back = heldBackBy(current.exercise, returns, facts);
  if (back) {
    const why: Why = { kind: "comeback", values: { region: back.region } };
    return { ...asked, ...spare(planned, current.exercise, why, taken, context) };
  }
  return { ...asked, ...decideExercise(planned, current, { ...context, room }) };
}

type Why = { readonly kind: "pain" | "region" | "comeback"; readonly values: Decision["reason"]["values"] };

/** The first swap that leaves alone what hurts, at the load it is known with; no sets where there is none. */
function spare(
  planned: PlannedExercise,
  exercise: string,
  { kind, values }: Why,
  taken: ReadonlySet<string>,
  context: ProgressionContext,
): Decision & { sets?: number } {
  const { pains, returns, facts } = context;
  const free = planned.swaps.filter((swap) => !taken.has(swap) && !heldBackBy(swap, returns, facts));
  const swap = painlessOf(free, pains, facts);
  if (swap !== undefined) {
    return { ...holdExercise(planned, swap, context), reason: { code: `${kind}.swap`, values } };
  }
  const held = holdExercise(planned, exercise, context);
  return { ...held, kg: null, sets: 0, reason: { code: `${kind}.out`, values } };
}
