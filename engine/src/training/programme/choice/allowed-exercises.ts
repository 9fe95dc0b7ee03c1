import { type Exercise, type ExerciseId, type Pattern, type Region, touches } from "../../library/exercise.ts";
import { exercisesFor } from "../../library/exercises-for.ts";
import { programmeRules } from "../programme-rules.ts";
import type { TrainingRequest } from "../training-request.ts";

const { limited, epilepsy } = programmeRules.content.limits;
const { hanging } = programmeRules.content.repetitions;
const { always, vigorous } = programmeRules.content.cardio;

/** What this member may do, by pattern. */
export type Allowed = {
  readonly all: readonly Exercise[];
  readonly byPattern: ReadonlyMap<Pattern, readonly Exercise[]>;
  readonly ids: ReadonlySet<ExerciseId>;
};

export function allowedExercises(request: TrainingRequest): Allowed {
  const all = exercisesFor({
    equipment: request.equipment,
    places: [request.place],
    level: request.isLimited ? "iniciante" : request.level,
    spared: request.spared,
  }).filter((exercise) => isAllowed(exercise, request));
  return { all, byPattern: groupByPattern(all), ids: new Set(all.map(({ id }) => id)) };
}

function isAllowed(exercise: Exercise, request: TrainingRequest): boolean {
  const { isLimited, isVigorousAllowed, cautions, reported } = request;
  if (reported?.uncomfortable?.includes(exercise.id)) return false;
  if (exercise.equipment.includes(hanging.equipment) && !mayHang(exercise, request)) return false;
  const isHard = exercise.impact !== "nenhum" || vigorous.includes(exercise.id);
  if (isHard && !isVigorousAllowed) return false;
  // Jumping is no warm-up and no way to count minutes: only what one runs or rows.
  if (exercise.impact === "salto") return false;
  if (cautions.includes("epilepsia") && couldInjure(exercise)) return false;
  return !isLimited || isGentle(exercise);
}

/** Nobody hangs on a bar unasked: who does no pull-up yet has the pulldown, who does a few is helped, and then the full one. */
function mayHang({ id }: Exercise, { reported }: TrainingRequest): boolean {
  const pullUps = reported?.pullUps ?? 0;
  return pullUps >= hanging.fullFrom || (pullUps > 0 && hanging.assisted.includes(id));
}

/** What level B may do. */
export const isGentle = (exercise: Exercise): boolean =>
  !limited.sparedRegions.some((region: Region) => touches(exercise, region)) &&
  !exercise.equipment.some((one) => limited.excludedEquipment.includes(one));

/** In a seizure. Walking outdoors needs no equipment and stays. */
export function couldInjure({ id, pattern, equipment }: Exercise): boolean {
  if (id === always) return false;
  const { excludedEquipment, heldAboveBody, excluded } = epilepsy;
  const isHeldAbove =
    heldAboveBody.patterns.includes(pattern) && equipment.some((one) => heldAboveBody.equipment.includes(one));
  return isHeldAbove || excluded.includes(id) || equipment.some((one) => excludedEquipment.includes(one));
}

function groupByPattern(all: readonly Exercise[]): Map<Pattern, Exercise[]> {
  const byPattern = new Map<Pattern, Exercise[]>();
  for (const exercise of all) {
    const found = byPattern.get(exercise.pattern);
    if (found) found.push(exercise);
    else byPattern.set(exercise.pattern, [exercise]);
  }
  return byPattern;
}
