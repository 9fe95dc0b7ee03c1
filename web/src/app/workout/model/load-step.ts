import type { ExerciseFacts } from "@app/engine/training/library/exercise";
import { progressionRules } from "@app/engine/training/progression/progression-rules";

const { steps, defaultStep } = progressionRules.content.rise;

/** What − and + are worth in kilograms: the smallest step of the equipment, which the progression takes too. */
export const loadStep = ({ equipment }: Pick<ExerciseFacts, "equipment">): number =>
  Math.max(0, ...equipment.map((one) => steps[one] ?? 0)) || defaultStep;
