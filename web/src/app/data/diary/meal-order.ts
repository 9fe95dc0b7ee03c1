import type * as wire from "@app/contract/plan-document";

// Values without schemas, so that the screens do not load the validation library.

/** From the morning to the night. */
export const MEAL_ORDER: typeof wire.MEAL_SLOTS = ["cafe", "lanche-manha", "almoco", "lanche-tarde", "jantar", "ceia"];
