import type { PlannedExercise, Training, TrainingSession } from "@app/contract/plan-training";
import type { LockContext } from "@app/contract/staff/plans";
import { listWords } from "../../nutrition/words/noun.ts";
import { EQUIPMENT, PLACES, type Place } from "../../training/library/equipment.ts";
import { type Exercise, overloaded, type Region } from "../../training/library/exercise.ts";
import { findExercise } from "../../training/library/library.ts";
import { couldInjure, isGentle } from "../../training/programme/choice/allowed-exercises.ts";
import { programmeRules } from "../../training/programme/programme-rules.ts";
import type { Lock, LockInput } from "./lock.ts";

const { limits, time } = programmeRules.content;
const { limited, rows } = limits;

const REGION_WORDS: Readonly<Record<Region, string>> = {
  ombro: "o ombro",
  lombar: "a lombar",
  joelho: "o joelho",
  quadril: "o quadril",
  punho: "o punho",
  tornozelo: "o tornozelo",
};

type Refusal = { readonly kind: Lock["kind"]; readonly text: string };

/**
 * Exercises that are there, leave blocked regions alone, fit the place and, at level B, the limits of level B. What stands
 * beside them (warm-up, swaps, rungs of a ladder) leaves blocked regions alone too.
 */
export function exerciseLocks({ next: { training }, context }: LockInput): Lock[] {
  if (!training) return [];
  const refuse = (id: string): Refusal | undefined => refusalOf(id, training, context);
  return [
    ...training.sessions.flatMap((session) =>
      session.exercises.flatMap((planned) => exerciseLock(planned, session, refuse)),
    ),
    ...training.sessions.flatMap((session) => besideLocks(session, context)),
    ...training.cardio.exercises.flatMap((id) => {
      const refusal = refuse(id);
      return refusal ? [lock(refusal.kind, "training", `Cardio: ${refusal.text}`, null)] : [];
    }),
    ...(context.training === "B" ? limitedLocks(training) : []),
  ];
}

function exerciseLock(
  { id, exercise, swaps }: PlannedExercise,
  session: TrainingSession,
  refuse: (id: string) => Refusal | undefined,
): Lock[] {
  const refusal = refuse(exercise);
  if (!refusal) return [];
  const used = new Set(session.exercises.map((one) => one.exercise));
  const swap = swaps.find((one) => !used.has(one) && !refuse(one));
  const found = swap === undefined ? undefined : findExercise(swap);
  const repair = found ? { text: `Trocar por ${found.name}`, food: found.id } : null;
  return [lock(refusal.kind, `training.${id}`, `Treino ${session.id}: ${refusal.text}`, repair)];
}

function besideLocks({ id, warmUp, exercises }: TrainingSession, { spared }: LockContext): Lock[] {
  const locksOf = (path: string, place: string, ids: readonly string[]): Lock[] =>
    [...new Set(ids)].flatMap((one) => {
      const text = painText(findExercise(one), spared);
      return text === undefined ? [] : [lock("region", path, `Treino ${id}, ${place}: ${text}`, null)];
    });
  return [
    ...locksOf(
      `training.${id}`,
      "aquecimento",
      warmUp.map(({ exercise }) => exercise),
    ),
    ...exercises.flatMap((planned) => [
      ...locksOf(`training.${planned.id}`, "trocas", planned.swaps),
      // The exercise itself is a rung of its ladder, and has a lock of its own.
      ...locksOf(
        `training.${planned.id}`,
        "progressão",
        planned.ladder.filter((one) => one !== planned.exercise && !planned.swaps.includes(one)),
      ),
    ]),
  ];
}

function painText(exercise: Exercise | undefined, spared: LockContext["spared"]): string | undefined {
  const region = exercise && overloaded(exercise, spared);
  return region && `${exercise.name} exige ${REGION_WORDS[region]}, que está com dor`;
}

function refusalOf(id: string, { place, isLimited }: Training, context: LockContext): Refusal | undefined {
  const exercise = findExercise(id);
  if (!exercise) return { kind: "unknown", text: `o exercício ${id} não está na biblioteca` };
  const pain = painText(exercise, context.spared);
  if (pain !== undefined) return { kind: "region", text: pain };
  if (context.rows.includes(rows.epilepsia) && couldInjure(exercise)) {
    return { kind: "level", text: `${exercise.name} não é para quem pode ter uma crise durante o exercício` };
  }
  if ((context.training === "B" || isLimited) && !isForLimited(exercise)) {
    return { kind: "level", text: `${exercise.name} não cabe em um treino limitado` };
  }
  if (place in PLACES && !exercise.places.includes(place as Place)) {
    const needed = listWords(
      exercise.equipment.map((one) => EQUIPMENT[one]),
      "e",
    );
    return { kind: "equipment", text: `${exercise.name} pede ${needed}, e o lugar é ${PLACES[place as Place].title}` };
  }
  return undefined;
}

const isForLimited = (exercise: Exercise): boolean =>
  exercise.level === "iniciante" && exercise.impact === "nenhum" && isGentle(exercise);

/** Level B: four repetitions in reserve, thirty minutes, no load to reach. */
function limitedLocks({ isLimited, reserve, sessions }: Training): Lock[] {
  const most = limited.mostMinutes * (1 + time.tolerance);
  const least = Math.min(...limited.reserve);
  const locks: Lock[] = [];
  if (!isLimited)
    locks.push(lock("level", "training", "O nível B pede um treino limitado, sem carga a alcançar", null));
  if (reserve.some((left) => left < least)) {
    locks.push(lock("level", "training", `O nível B pede ${least} repetições de reserva em todas as semanas`, null));
  }
  const long = sessions.filter(({ minutes }) => minutes.some((one) => one > most));
  const text = (id: string): string => `Treino ${id}: passa dos ${limited.mostMinutes} minutos do nível B`;
  return [...locks, ...long.map(({ id }) => lock("level", `training.${id}`, text(id), null))];
}

const lock = (kind: Lock["kind"], path: string, text: string, repair: Lock["repair"]): Lock => ({
  kind,
  half: "training",
  path,
  text,
  repair,
});
