import type { PlannedExercise, Training, TrainingSession } from "@app/contract/plan-training";
import type { HalfDraft } from "@app/contract/staff/plans";
import { findExercise } from "../../../training/library/library.ts";
import { equipmentOf } from "../../../training/programme/equipment-of.ts";
import type { PlannedExercise as Timed } from "../../../training/programme/planned-exercise.ts";
import { sessionSeconds } from "../../../training/programme/session/session-time.ts";
import { shortSession } from "../../../training/programme/session/short-session.ts";
import { isSame } from "../../diff/is-same.ts";

const WEEKS = [0, 1, 2, 3];

export const onTraining = (draft: HalfDraft, change: (training: Training) => Training): HalfDraft =>
  draft.half === "training" && draft.training ? { ...draft, training: change(draft.training) } : draft;

/** With the minutes, the short form and the equipment that follow. */
export const onSession = (
  draft: HalfDraft,
  id: string,
  change: (session: TrainingSession, training: Training) => TrainingSession,
): HalfDraft =>
  onTraining(draft, (training) => {
    const sessions = training.sessions.map((session) =>
      session.id === id ? timed(change(session, training)) : session,
    );
    return { ...training, sessions, equipment: equipmentOf(sessions) };
  });

export const onExercise = (
  draft: HalfDraft,
  id: string,
  change: (planned: PlannedExercise, training: Training) => PlannedExercise,
): HalfDraft =>
  onSession(draft, id.split(".")[0] ?? "", (session, training) => ({
    ...session,
    exercises: session.exercises.map((one) => (one.id === id ? change(one, training) : one)),
  }));

/** The same of all sessions whose exercises are other ones than before. */
export function withSessionTimes(before: Training | null, after: Training): Training {
  const isKnown = ({ id, exercises }: TrainingSession): boolean =>
    before?.sessions.some((one) => one.id === id && isSame(one.exercises, exercises)) ?? false;
  if (before && after.sessions.every(isKnown)) return after;
  const sessions = after.sessions.map((session) => (isKnown(session) ? session : timed(session)));
  return { ...after, sessions, equipment: equipmentOf(sessions) };
}

/** Exercises that the library has lost take no time. */
export function timed(session: TrainingSession): TrainingSession {
  const known = session.exercises.filter(({ exercise }) => findExercise(exercise));
  const inWeek = (week: number): Timed[] => known.map((one) => timedOf(one, week));
  return {
    ...session,
    minutes: WEEKS.map((week) => Math.floor(sessionSeconds(inWeek(week)) / 60)),
    short: shortOf(session.id, known, inWeek(0)),
  };
}

function timedOf({ exercise, sets, target, restSeconds, pair }: PlannedExercise, week: number): Timed {
  const found = findExercise(exercise);
  if (!found) throw new Error(`there is no exercise ${exercise}`);
  return { exercise: found, sets: sets[week] ?? 0, target, restSeconds, pair };
}

/** The composer numbers parts by their place; here they have kept their own ids. */
function shortOf(id: string, planned: readonly PlannedExercise[], week: readonly Timed[]): TrainingSession["short"] {
  const short = shortSession(id, week);
  if (!short) return null;
  const parts = short.parts.flatMap(({ id: part, sets }) => {
    const own = planned[Number(part.slice(id.length + 1)) - 1];
    return own ? [{ id: own.id, sets }] : [];
  });
  return { ...short, parts };
}
