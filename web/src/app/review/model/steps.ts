import type { WeeklyReview } from "@app/contract/reviews";

export type Answers = WeeklyReview["answers"];
export type StepId = keyof Answers;
/** What was answered so far. */
export type Draft = Partial<Answers>;
export type ScaleId = Extract<StepId, "hunger" | "energy" | "sleep" | "mood">;

/** Each step's place in the page's address, so that the browser's own back button goes back. */
const anchors: Record<StepId, string> = {
  dietDays: "alimentacao",
  workouts: "treinos",
  hunger: "fome",
  energy: "energia",
  sleep: "sono",
  mood: "animo",
  obstacle: "atrapalhou",
  change: "mudar",
};
const ORDER = Object.keys(anchors) as StepId[];

export const anchorOf = (step: StepId): string => `#${anchors[step]}`;

/** Without a workout in the plan nothing is asked about one. */
export const stepsFor = (plannedWorkouts: number): StepId[] =>
  ORDER.filter((step) => step !== "workouts" || plannedWorkouts > 0);

/** The first step without an answer; the last one needs none. */
export function firstOpen(steps: readonly StepId[], draft: Draft): number {
  const open = steps.findIndex((step) => draft[step] === undefined);
  return open < 0 ? steps.length - 1 : open;
}

/** The step of an address. No step is reached before those above it are answered. */
export function stepAt(steps: readonly StepId[], draft: Draft, hash: string, start: number): number {
  const named = steps.findIndex((step) => anchorOf(step) === hash);
  return Math.min(named < 0 ? start : named, firstOpen(steps, draft));
}

/** All that is sent; undefined while something is open. */
export function completeAnswers(steps: readonly StepId[], draft: Draft): Answers | undefined {
  const { dietDays, hunger, energy, sleep, mood, obstacle } = draft;
  const workouts = steps.includes("workouts") ? draft.workouts : 0;
  if (dietDays === undefined || workouts === undefined || hunger === undefined) return undefined;
  if (energy === undefined || sleep === undefined || mood === undefined || obstacle === undefined) return undefined;
  return { dietDays, workouts, hunger, energy, sleep, mood, obstacle, change: draft.change?.trim() || null };
}
