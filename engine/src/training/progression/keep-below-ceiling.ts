import type { Training } from "@app/contract/plan-training";
import type { NextTarget } from "@app/contract/workouts";
import { isStrength } from "../library/exercise.ts";
import { programmeRules } from "../programme/programme-rules.ts";
import type { FactsOf } from "./progression-facts.ts";

const { levels, secondaryShare } = programmeRules.content;

/**
 * The plan stays below the ceiling of its level, but a rung or a swap may train other muscles: then it has fewer sets, and
 * where that is not enough so has what trains the same muscle. Each keeps one.
 */
export function keepBelowCeiling(targets: readonly NextTarget[], training: Training, facts: FactsOf): NextTarget[] {
  const { ceiling } = levels[training.level];
  const planned = training.sessions.flatMap(({ exercises }) => exercises);
  const kept = targets.map((target) => ({ ...target }));
  const isChanged = (target: NextTarget): boolean => {
    const part = planned.find(({ id }) => id === target.part);
    return part?.exercise !== target.exercise || (training.isLimited && target.sets > Math.max(...part.sets));
  };
  if (!kept.some(isChanged)) return kept;
  for (;;) {
    const muscle = muscleAbove(kept, ceiling, facts);
    const open = kept.filter(({ exercise, sets }) => sets > 1 && muscle && shareOf(muscle, exercise, facts) > 0);
    const most = Math.max(...open.map(({ sets }) => sets));
    const one = open.find(isChanged) ?? open.find(({ sets }) => sets === most);
    if (!one) return kept;
    one.sets -= 1;
  }
}

function muscleAbove(targets: readonly NextTarget[], ceiling: number, facts: FactsOf): string | undefined {
  const week = new Map<string, number>();
  for (const { exercise, sets } of targets) {
    const known = facts(exercise);
    if (!known || !isStrength(known)) continue;
    for (const muscle of known.primary) week.set(muscle, (week.get(muscle) ?? 0) + sets);
    for (const muscle of known.secondary) week.set(muscle, (week.get(muscle) ?? 0) + sets * secondaryShare);
  }
  return [...week].find(([, sets]) => sets > ceiling)?.[0];
}

function shareOf(muscle: string, exercise: string, facts: FactsOf): number {
  const known = facts(exercise);
  if (!known || !isStrength(known)) return 0;
  if (known.primary.some((one) => one === muscle)) return 1;
  return known.secondary.some((one) => one === muscle) ? secondaryShare : 0;
}
