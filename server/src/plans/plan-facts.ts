import type { Answers } from "@app/engine/intake/answers";
import type { Goal } from "@app/engine/nutrition/target-rules";

/** What a result is measured against, as it was answered when a version was made; null: not answered. */
export type PlanFacts = { goal: Goal | null; kg: number | null };

export const planFactsOf = ({ q05, q06 }: Pick<Answers, "q05" | "q06">): PlanFacts => ({
  goal: q06 ?? null,
  kg: q05 ?? null,
});
