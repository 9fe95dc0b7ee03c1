import { dietOf } from "@app/engine/nutrition/menus/diet";
import type { DietRequest } from "@app/engine/nutrition/menus/diet-request";
import { createThread, type Thread } from "../platform/jobs/thread.ts";

export type Composed = ReturnType<typeof dietOf>;
export type Composer = Thread<DietRequest, Composed>;

/** A member sees the plan within ten seconds of the last answer, with or without a menu. */
const LIMITS = { maxRunMs: 2_000, maxWaitMs: 5_000 };

export const createComposer = (): Composer => createThread(new URL("./composer-thread.ts", import.meta.url), LIMITS);

/** Groups and portions take no search: they are there when a menu is not. */
export function composeWithoutMenu(request: DietRequest): Composed {
  const { diet, reasons } = dietOf({ ...request, menus: "off" });
  return { diet: diet.method === "equivalents" ? { ...diet, because: "no-menu" } : diet, reasons };
}
