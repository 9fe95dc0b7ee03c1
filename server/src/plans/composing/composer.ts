import { withoutMenu } from "@app/engine/nutrition/menus/diet";
import type { DietRequest } from "@app/engine/nutrition/menus/diet-request";
import { createThread, type Thread } from "../../platform/jobs/thread.ts";
import type { Composed, PlanRequest } from "./compose-plan.ts";

export type Composer = Thread<PlanRequest, Composed>;

/** A member sees the plan within ten seconds of the last answer, with or without a menu. */
const LIMITS = { maxRunMs: 2_000, maxWaitMs: 5_000 };

export const createComposer = (limits = LIMITS): Composer =>
  createThread(new URL("./composer-thread.ts", import.meta.url), limits);

/** Groups and portions take no search: they are there when a menu is not. */
export const composeWithoutMenu = (request: DietRequest): NonNullable<Composed["diet"]> =>
  withoutMenu(request, "no-menu");
