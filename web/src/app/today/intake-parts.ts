import { type LazyPart, lazyPart } from "../../ui/overlays/lazy-part.ts";
import type { Stage } from "../data/intake-stage.ts";

// Loaded apart: a member without the one does not load the script of the other.
export const beforePart = lazyPart(async () => (await import("./start/before-questionnaire.tsx")).BeforeQuestionnaire);
export const planPart = lazyPart(async () => (await import("./plan/today-plan.tsx")).TodayPlan);
export const outcomePart = lazyPart(async () => (await import("../outcome/outcome-card.tsx")).OutcomeCard);
export const restPart = lazyPart(async () => (await import("./rest.tsx")).Rest);

/** For the loader, so that the screen renders once. A part that fails to load is the screen's to say. */
export async function loadPart(stage: Stage | "planned" | "rest"): Promise<void> {
  await parts[stage]?.load().catch(() => undefined);
}

const parts: Partial<Record<Stage | "planned" | "rest", LazyPart<unknown>>> = {
  start: beforePart,
  outcome: outcomePart,
  planned: planPart,
  rest: restPart,
};
