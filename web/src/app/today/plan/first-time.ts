import type { PlanView } from "@app/contract/plans";
import { addDays } from "../../../ui/navigation/calendar-days.ts";
import type { PlanLayer } from "../../data/plan-layer/layer.ts";
import { localDay } from "../../shell/format/days.ts";

export type FirstTime = "signed" | "week" | "log";

type Known = {
  plan: Pick<PlanView, "createdAt" | "kind">;
  layer: Pick<PlanLayer, "eaten" | "logged">;
  today: string;
  /** ISO: when the team signed the plan that was bought; null before. */
  signedAt: string | null;
};

const DAYS_IN_WEEK = 7;

/**
 * What happened for the first time today: said on that day and never counted on. Nothing is missing where it is not said,
 * so a second log, a day without one or a late week ends nothing.
 */
export function firstTimeOn({ plan, layer, today, signedAt }: Known): FirstTime | null {
  if (signedAt !== null && localDay(new Date(signedAt)) === today) return "signed";
  const meals = new Set([
    ...layer.logged.map(({ day, meal }) => `${day} ${meal}`),
    ...layer.eaten.map(({ day, part }) => `${day} ${part.replace(/^d\d\./, "")}`),
  ]);
  const isSeventhDay = addDays(localDay(new Date(plan.createdAt)), DAYS_IN_WEEK) === today;
  if (plan.kind === "provisional" && isSeventhDay && meals.size > 0) return "week";
  const [only] = meals;
  return meals.size === 1 && only?.startsWith(today) ? "log" : null;
}
