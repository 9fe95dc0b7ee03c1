import { addDays, localTimeOf } from "@app/engine/promises/local-time";

/** Of the browsers in playwright.config.ts. */
const TIME_ZONE = "America/Sao_Paulo";

/** The member's calendar day, so many days ago: `2026-11-16`. */
export const dayAgo = (days: number): string => addDays(localTimeOf(TIME_ZONE, Date.now()).day, -days);
