import type { NextTarget, WorkoutHistory } from "@app/contract/workouts";
import { addDays } from "../../../promises/local-time.ts";
import { findExercise } from "../../library/library.ts";
import { progressionRules } from "../progression-rules.ts";
import type { Moment } from "./simulate-member.ts";

const { steps } = progressionRules.content.rise;

type Done = { readonly day: string; readonly kg: number; readonly sets: WorkoutHistory["sets"] };

/** More than 10 % above both the last load and all loads of a week ago, but for one step that was earned. */
export function isRiseFault({ exercise, kg, part }: NextTarget, { history, today, training, kinds }: Moment): boolean {
  if (kg === null) return false;
  const done = attemptsAt(exercise, history, addDays(today, -84));
  if (done.length === 0) return false;
  const heaviest = Math.max(...done.map((one) => one.kg));
  const weekAgo = addDays(today, -7);
  const before = done.filter(({ day }) => day <= weekAgo);
  const base = before.length > 0 ? Math.max(...before.map((one) => one.kg)) : (done.at(-1)?.kg ?? 0);
  if (kg <= Math.max(base * 1.1 + 1e-9, heaviest)) return false;
  const [, most = 0] =
    training.sessions.flatMap(({ exercises }) => exercises).find(({ id }) => id === part)?.target ?? [];
  const step = Math.max(1, ...(findExercise(exercise)?.equipment ?? []).map((one) => steps[one] ?? 0));
  const atLoad = done.filter((one) => one.kg >= kg - step && kinds.get(one.day) === "planned");
  return !(atLoad.length > 1 && atLoad.slice(0, 2).every(({ sets }) => sets.every(({ count }) => count >= most + 3)));
}

/** The newest first. */
const attemptsAt = (exercise: string, history: readonly WorkoutHistory[], since: string): Done[] =>
  history.flatMap(({ session, sets }) => {
    const own = sets.filter((set) => set.exercise === exercise && set.kg !== null);
    if (own.length === 0 || session.day < since) return [];
    return [{ day: session.day, kg: Math.max(...own.map((set) => set.kg ?? 0)), sets: own }];
  });
