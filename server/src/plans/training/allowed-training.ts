import { LEVELS } from "@app/contract/intake";
import type { PlanDocument } from "@app/contract/plan-document";
import type { PlannedExercise, Training, TrainingSession } from "@app/contract/plan-training";
import { isPlanned } from "@app/engine/intake/triage/merge-rows";
import { safetyTable } from "@app/engine/intake/triage/safety-table";
import { overloaded, type Spared } from "@app/engine/training/library/exercise";
import { findExercise } from "@app/engine/training/library/library";
import { takeSwap } from "@app/engine/training/programme/choice/take-swap";
import { programmeRules } from "@app/engine/training/programme/programme-rules";
import { mayWalk } from "@app/engine/training/programme/spared-regions";
import type { Assessment } from "../../intake/assessments/assessment.ts";

/** Its region is blocked: the exercises that ask anything of it go, and the others stay. */
const BLOCKS_A_REGION = "R29_DOR_7";

const CAUTIONS = new Set<string>(Object.values(programmeRules.content.limits.rows));

/**
 * The training half as far as what is in force now allows it; null otherwise. An answer counts at once: a stricter level
 * or a row that it was not made under hides it, and an exercise that asks too much of a region which hurts now is replaced
 * by its first swap that does not, or left out; so are walks.
 */
export function allowedTraining(
  { training, safety }: Pick<PlanDocument, "training" | "safety">,
  inForce: Pick<Assessment, "training" | "rowCodes">,
  spared: Spared,
): Training | null {
  const level = inForce.training;
  if (!training || !safety.training || level === null || !isPlanned(level)) return null;
  if (LEVELS.indexOf(level) > LEVELS.indexOf(safety.training)) return null;
  if (hasNewTrainingRow(safety, inForce)) return null;
  const mayDo = (id: string): boolean => isAllowed(id, spared);
  const sessions = training.sessions.flatMap((session) => withoutBlocked(session, training.level, mayDo));
  // A plan that is walked has none to lose.
  if (sessions.length === 0 && training.sessions.length > 0) return null;
  return {
    ...training,
    sessions,
    walks: mayWalk(spared) ? training.walks : 0,
    cardio: withoutBlockedCardio(training.cardio, mayDo),
  };
}

/** A row about training applies that a version was not made under. */
export const hasNewTrainingRow = (
  { rows }: Pick<PlanDocument["safety"], "rows">,
  { rowCodes }: Pick<Assessment, "rowCodes">,
): boolean => rowCodes.some((code) => concernsTraining(code) && !rows.includes(code));

/** It limits the level, or the composer reads it. A row that the table has lost counts. */
export function concernsTraining(code: string): boolean {
  const row = safetyTable.content.find((one) => one.code === code);
  if (code === BLOCKS_A_REGION) return false;
  return !row || (row.training !== null && row.training !== "A") || CAUTIONS.has(code);
}

/** An exercise that the library has lost is not shown. */
function isAllowed(id: string, spared: Spared): boolean {
  const exercise = findExercise(id);
  return exercise !== undefined && overloaded(exercise, spared) === undefined;
}

type MayDo = (id: string) => boolean;

function withoutBlockedCardio(cardio: Training["cardio"], mayDo: MayDo): Training["cardio"] {
  const exercises = cardio.exercises.filter(mayDo);
  const minutes = exercises.length > 0 ? cardio.minutes : cardio.minutes.map(() => 0);
  return { ...cardio, exercises, minutes };
}

function withoutBlocked(session: TrainingSession, level: Training["level"], mayDo: MayDo): TrainingSession[] {
  const used = new Set(session.exercises.map(({ exercise }) => exercise));
  const exercises = session.exercises.flatMap((planned) => {
    const allowed = allowedExercise(planned, { level, used, mayDo });
    if (allowed) used.add(allowed.exercise);
    return allowed ?? [];
  });
  if (exercises.length === 0) return [];
  const ids = new Set(exercises.map(({ id }) => id));
  const parts = session.short?.parts.filter(({ id }) => ids.has(id)) ?? [];
  return [
    {
      ...session,
      warmUp: session.warmUp.filter(({ exercise }) => mayDo(exercise)),
      exercises,
      short: session.short && parts.length > 0 ? { ...session.short, parts } : null,
    },
  ];
}

type Choosing = { level: Training["level"]; used: ReadonlySet<string>; mayDo: MayDo };

function allowedExercise(given: PlannedExercise, { level, used, mayDo }: Choosing): PlannedExercise | undefined {
  const planned = { ...given, swaps: given.swaps.filter(mayDo), ladder: given.ladder.filter(mayDo) };
  if (mayDo(planned.exercise)) return planned;
  const swap = planned.swaps.find((id) => !used.has(id));
  const exercise = swap === undefined ? undefined : findExercise(swap);
  return exercise && takeSwap(planned, exercise, level);
}
