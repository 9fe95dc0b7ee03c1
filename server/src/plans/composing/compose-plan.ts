import { dietOf } from "@app/engine/nutrition/menus/diet";
import type { DietRequest } from "@app/engine/nutrition/menus/diet-request";
import { trainingOf } from "@app/engine/training/programme/training";
import type { TrainingRequest } from "@app/engine/training/programme/training-request";

/** The halves that are to be made; null: it is not, or the one there is stays. */
export type PlanRequest = { diet: DietRequest | null; training: TrainingRequest | null };

export type Composed = {
  diet: ReturnType<typeof dietOf> | null;
  training: ReturnType<typeof trainingOf> | null;
};

export const composePlan = ({ diet, training }: PlanRequest): Composed => ({
  diet: diet && dietOf(diet),
  training: training && trainingOf(training),
});
