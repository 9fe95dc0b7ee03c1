import type { PlannedExercise, TrainingSession } from "@app/contract/plan-training";
import type { WorkoutsView } from "@app/contract/workouts";
import type { PlanExercise, PlanSession } from "@app/engine/assistant/tool-results";
import { takesOf } from "@app/engine/nutrition/menus/apply-swaps";
import { findExercise } from "@app/engine/training/library/library";
import { todaysSession } from "@app/engine/training/sessions/week-of-sessions";
import type { Standing } from "../standing.ts";

type Planned = Pick<Standing, "plan" | "choices" | "numbersHidden">;

/** An exercise of a session as it is on a day. */
export type ExerciseOnDay = { planned: PlannedExercise; exercise: string; viewed: PlanExercise };

const KINDS: Readonly<Record<TrainingSession["kind"], string>> = {
  "corpo-todo": "corpo todo",
  superior: "parte de cima",
  inferior: "pernas e quadril",
  empurrar: "empurrar",
  puxar: "puxar",
  pernas: "pernas",
  leve: "leve",
};

/** The sessions of the plan on a day: the member's swaps before the rung that the progression has reached. */
export function sessionsOn(standing: Planned, workouts: WorkoutsView, day: string): PlanSession[] {
  const week = workouts.week.number - 1;
  return (standing.plan?.training?.sessions ?? []).map((session) => ({
    id: session.id,
    name: `Treino ${session.id}, ${KINDS[session.kind]}`,
    minutes: session.minutes[week] ?? session.minutes[0] ?? 0,
    exercises: exercisesOf(session, standing, workouts, day).map(({ viewed }) => viewed),
    short: session.short && { minutes: session.short.minutes, exercises: session.short.parts.map(({ id }) => id) },
  }));
}

/** Null: rest, done already, or none planned. */
export function sessionOfDay({ plan }: Planned, workouts: WorkoutsView, day: string): string | null {
  const next = plan && todaysSession(plan, workouts, day);
  return next?.day === day ? next.id : null;
}

/** By the id of its part (`A.1`) or of the exercise itself. */
export const findExerciseOn = (
  standing: Planned,
  workouts: WorkoutsView,
  { day, id }: { day: string; id: string },
): ExerciseOnDay | undefined =>
  (standing.plan?.training?.sessions ?? [])
    .flatMap((session) => exercisesOf(session, standing, workouts, day))
    .find(({ planned, exercise }) => planned.id === id || exercise === id || planned.exercise === id);

function exercisesOf(
  session: TrainingSession,
  { plan, choices, numbersHidden }: Planned,
  { next, week }: WorkoutsView,
  day: string,
): ExerciseOnDay[] {
  const takes = takesOf(
    choices.filter((choice) => choice.plan === plan?.madeIn.training),
    day,
  );
  return session.exercises.map((planned) => {
    const target = next.find(({ part }) => part === planned.id);
    const chosen = takes(planned.id);
    const reached = target?.exercise ?? planned.exercise;
    const exercise = chosen !== undefined && planned.swaps.includes(chosen) ? chosen : reached;
    const own = target?.exercise === exercise ? target : undefined;
    const viewed: PlanExercise = {
      id: planned.id,
      name: findExercise(exercise)?.name ?? planned.id,
      sets: own?.sets ?? planned.sets[week.number - 1] ?? planned.sets[0] ?? 0,
      reps: own?.target ?? planned.target,
      unit: planned.unit === "seconds" ? "segundos" : "reps",
      restS: planned.restSeconds,
      loadKg: numbersHidden ? null : (own?.kg ?? null),
    };
    return { planned, exercise, viewed };
  });
}
