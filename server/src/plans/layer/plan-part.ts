import { addMs, DAY_MS } from "../../platform/time.ts";

/** The part of a plan that a member's own records name. */
export const isFoodId = (text: string): boolean => /^(taco|own):[a-z0-9-]{1,55}$/.test(text);
/** `d1.almoco`; an item has a number after it. */
export const isMealId = (text: string): boolean => /^d[1-7]\.[a-z-]{1,30}$/.test(text);
/** `A.1`: an exercise of a session. */
export const isSessionPartId = (text: string): boolean => /^[A-F]\.[1-9][0-9]?$/.test(text);
export const isExerciseId = (text: string): boolean => /^(fx|own):[A-Za-z0-9_-]{1,55}$/.test(text);

const MAX_VERSION = 100_000;
export const isPlanVersion = (version: number): boolean => version >= 1 && version <= MAX_VERSION;

/** The database has no year 0, and no plan lies outside this century. */
export const isStorableDay = (day: string): boolean => day >= "2020-01-01" && day <= "2099-12-31";

/** Of what was done: up to tomorrow, because a member's day may begin before ours. What is chosen or ticked may lie ahead. */
export const isDoneDay = (day: string, now: Date): boolean =>
  isStorableDay(day) && day <= addMs(now, DAY_MS).toISOString().slice(0, 10);

export const isMonday = (day: string): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() === 1;
