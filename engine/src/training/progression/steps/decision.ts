import type { PlannedExercise } from "@app/contract/plan-training";
import type { NextTarget } from "@app/contract/workouts";
import type { Day } from "../../../promises/local-time.ts";
import type { ProgressCode } from "../progress-text.ts";
import type { FactsOf, ProgressionFacts } from "../progression-facts.ts";
import { progressionRules } from "../progression-rules.ts";
import type { Working } from "../working-load.ts";

const { otherUnit } = progressionRules.content;

/** What the next time of an exercise asks for, but for its sets and reserve. */
export type Decision = Pick<NextTarget, "exercise" | "kg" | "target" | "reason">;

/** All that a rule looks at. */
export type Situation = {
  readonly planned: PlannedExercise;
  readonly exercise: string;
  readonly facts: ProgressionFacts;
  readonly factsOf: FactsOf;
  /** The rungs that the member may take, the easiest first, the exercise among them; none where it stands on no ladder. */
  readonly rungs: readonly string[];
  readonly working: Working;
  readonly target: NextTarget["target"];
  readonly sets: number;
  readonly reserve: number;
  readonly today: Day;
};

export const decide = (
  { exercise, working, target }: Situation,
  code: ProgressCode,
  values: NextTarget["reason"]["values"] = {},
  change: Partial<Omit<Decision, "reason">> = {},
): Decision => ({ exercise, kg: working.kg, target, ...change, reason: { code, values } });

/** The range of the plan, or a usual one where an exercise is counted in another unit. */
export function targetOf(planned: PlannedExercise, { load }: ProgressionFacts): NextTarget["target"] {
  const unit = load === "segundos" ? "seconds" : "reps";
  const [least, most] = unit === planned.unit ? planned.target : otherUnit[unit];
  return [least, most];
}
