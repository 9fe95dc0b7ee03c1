import type { Training, TrainingSession } from "@app/contract/plan-training";
import type { HalfDraft } from "@app/contract/staff/plans";
import { equipmentOf } from "../../../training/programme/equipment-of.ts";
import type { PlanHalves } from "../../halves.ts";
import { onTraining, timed } from "./on-session.ts";

const MOST_NOTE = 600;

/** An empty note is none. */
export const setSessionNote = (draft: HalfDraft, session: string, note: string): HalfDraft =>
  onTraining(draft, (training) => ({
    ...training,
    sessions: training.sessions.map(({ note: before, ...one }) => {
      const text = one.id === session ? note.trim().slice(0, MOST_NOTE).trim() : before;
      return text ? { ...one, note: text } : one;
    }),
  }));

/** Minutes by week, effort from 0 to 10, and what it may be done with. */
export const setCardio = (draft: HalfDraft, changed: Partial<Training["cardio"]>): HalfDraft =>
  onTraining(draft, (training) => {
    const { minutes, effort, exercises } = { ...training.cardio, ...changed };
    const [one, other] = effort.map((value) => Math.min(10, Math.max(0, Math.round(value)))) as [number, number];
    return {
      ...training,
      cardio: {
        minutes: training.cardio.minutes.map((own, week) => Math.max(0, Math.round(minutes[week] ?? own))),
        effort: [Math.min(one, other), Math.max(one, other)],
        exercises: [...new Set(exercises)],
      },
    };
  });

/** A saved session in the place of another: an exercise that was there already keeps its id, the others get new ones. */
export const withSession = (
  draft: HalfDraft,
  to: string,
  content: TrainingSession,
  seen: PlanHalves | null,
): HalfDraft =>
  onTraining(draft, (training) => {
    const sessions = training.sessions.map((session) =>
      session.id === to ? timed(renamed(session, content, seen)) : session,
    );
    return { ...training, sessions, equipment: equipmentOf(sessions) };
  });

function renamed(session: TrainingSession, content: TrainingSession, seen: PlanHalves | null): TrainingSession {
  const before = seen?.training?.sessions.find(({ id }) => id === session.id)?.exercises ?? [];
  const numbers = [...before, ...session.exercises].map(({ id }) => Number(id.slice(session.id.length + 1)));
  let last = Math.max(0, ...numbers);
  const free = [...session.exercises];
  const idFor = (exercise: string): string => {
    const index = free.findIndex((one) => one.exercise === exercise);
    const known = index < 0 ? undefined : free.splice(index, 1)[0];
    if (known) return known.id;
    last += 1;
    return `${session.id}.${last}`;
  };
  return {
    ...content,
    id: session.id,
    exercises: content.exercises.map((one) => ({ ...one, id: idFor(one.exercise) })),
  };
}
