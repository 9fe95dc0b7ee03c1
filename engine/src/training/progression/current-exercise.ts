import type { PlannedExercise } from "@app/contract/plan-training";
import { attemptsAt } from "./attempt.ts";
import { heldBackBy, painOf } from "./painful.ts";
import type { ProgressionContext } from "./progression-context.ts";

export type Current = {
  readonly exercise: string;
  /** What it may become, the easiest first, and what it stands among; none where it stands on no ladder. */
  readonly rungs: readonly string[];
};

/** The rung that the member does now: the last one done in this block, else the planned one; or the member's swap. */
export function currentExercise(planned: PlannedExercise, context: ProgressionContext): Current {
  const { attempts, startsOn, swaps = [], pains, returns, facts } = context;
  const swap = swaps.find(({ part, takes }) => part === planned.id && planned.swaps.includes(takes));
  if (swap) return { exercise: swap.takes, rungs: [] };
  const rungs = ownRungs(planned, context);
  const last = attemptsAt(rungs, attempts).find(({ day }) => day >= startsOn);
  const exercise = last?.exercise ?? planned.exercise;
  const isFree = (rung: string): boolean => !painOf(rung, pains, facts) && !heldBackBy(rung, returns, facts);
  return { exercise, rungs: rungs.filter((rung) => rung === exercise || isFree(rung)) };
}

/** Without those that another part of the plan has: what is done of them there is not done here. */
const ownRungs = ({ exercise, ladder }: PlannedExercise, { plannedExercises }: ProgressionContext): string[] =>
  ladder.filter((rung) => rung === exercise || !plannedExercises.has(rung));
