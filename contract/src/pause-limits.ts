/** Apart from pause.ts, so that a screen does not load the validation library. */
export const PAUSE_REASONS = ["doenca", "viagem", "luto", "gravidez"] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];

export const MAX_PAUSE_DAYS = 60;
/** How many days from today a pause may begin at the latest. */
export const MAX_PAUSE_AHEAD = 90;
