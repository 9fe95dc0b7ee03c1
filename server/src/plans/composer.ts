import { dietOf } from "@app/engine/nutrition/menus/diet";
import type { DietRequest } from "@app/engine/nutrition/menus/diet-request";

export type Composed = ReturnType<typeof dietOf>;

/** Makes the diet half of a plan. */
export type ComposeDiet = (request: DietRequest) => Promise<Composed>;

export const composeDiet: ComposeDiet = async (request) => dietOf(request);
