import type { IntakeView } from "@app/contract/intake";
import type { PlanView } from "@app/contract/plans";
import { lazyPart } from "../../ui/overlays/lazy-part.ts";

// Loaded apart: who sees the one does not load the others, and none is part of what opens the app without a network.
export const weekPart = lazyPart(async () => (await import("./week/week-screen.tsx")).WeekScreen);
export const limitedPart = lazyPart(async () => (await import("./limited/limited-plan.tsx")).LimitedPlan);
export const nonePart = lazyPart(async () => (await import("./none/no-plan.tsx")).NoPlan);

/** `none`: there is no plan, its diet waits for a person, or a crisis has paused it whatever this device still has. */
export function kindOfPlan(plan: PlanView | null, intake: IntakeView | undefined): "foods" | "equivalents" | "none" {
  if (!plan?.diet || intake?.assessment?.outcome === "crisis") return "none";
  return plan.diet.method;
}

const parts = { foods: weekPart, equivalents: limitedPart, none: nonePart };

/** For the loader, so that the screen renders once. A part that fails to load is the screen's to say. */
export async function loadPart(plan: PlanView | null, intake: IntakeView | undefined): Promise<void> {
  await parts[kindOfPlan(plan, intake)].load().catch(() => undefined);
}
