import type * as wire from "@app/contract/workouts";

// The contract's own values, without the schemas that come with them.
export const MAX_KG: typeof wire.MAX_KG = 500;
export const MAX_COUNT: typeof wire.MAX_COUNT = 999;
export const MAX_RESERVE: typeof wire.MAX_RESERVE = 4;
export const PAIN_STOPS_EXERCISE: typeof wire.PAIN_STOPS_EXERCISE = 4;
export const PAIN_ENDS_SESSION: typeof wire.PAIN_ENDS_SESSION = 7;
