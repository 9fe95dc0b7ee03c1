import type { PlannedExercise, Training } from "@app/contract/plan-training";
import { MAX_RESERVE, type WorkoutsView } from "@app/contract/workouts";
import { progressionRules } from "../progression-rules.ts";

const { deload, gap } = progressionRules.content;

type Week = WorkoutsView["week"];

/** Sets of an exercise in a week: as planned, or fewer in a light one. */
export function setsIn({ number, kind }: Week, { sets }: Pick<PlannedExercise, "sets">): number {
  const planned = sets[number - 1] ?? 0;
  if (kind === "planned") return planned;
  const light = kind === "deload" ? Math.ceil((planned * deload.setsPercent) / 100) : planned - gap.fewerSets;
  return Math.min(planned, Math.max(1, light));
}

/** Repetitions that are left at the end of a set. */
export function reserveIn({ number, kind }: Week, { reserve }: Pick<Training, "reserve">): number {
  const planned = reserve[number - 1] ?? 0;
  return kind === "deload" ? Math.min(MAX_RESERVE, planned + deload.extraReserve) : planned;
}
