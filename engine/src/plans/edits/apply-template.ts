import type { Diet, PlanDay, PlanMeal } from "@app/contract/plan-document";
import type { TrainingSession } from "@app/contract/plan-training";
import type { HalfDraft } from "@app/contract/staff/plans";
import { withSteps } from "../../nutrition/steps/how-of.ts";
import type { PlanHalves } from "../halves.ts";
import { withMeals, withPlate } from "./diet/copies.ts";
import { onDay, onDiet, onMeal } from "./diet/on-parts.ts";
import { withSession } from "./training/sessions.ts";

/** What a professional saved, read by the schema of its kind. */
export type Template =
  | { readonly kind: "meal"; readonly content: PlanMeal }
  | { readonly kind: "day"; readonly content: PlanDay }
  | { readonly kind: "week"; readonly content: Diet }
  | { readonly kind: "session"; readonly content: TrainingSession };

/** `to` is the meal, day or session that takes it; a week takes the place of all days. */
export function applyTemplate(draft: HalfDraft, template: Template, to: string, seen: PlanHalves | null): HalfDraft {
  switch (template.kind) {
    case "meal":
      return onMeal(draft, to, (meal) => withPlate(meal, template.content, seen));
    case "day":
      return onDay(draft, to, (day) => withMeals(day, template.content, seen));
    case "week":
      return onDiet(draft, (own) => ({ ...own, diet: weekOf(own.diet, template.content, seen) }));
    case "session":
      return withSession(draft, to, template.content, seen);
  }
}

/** Foods keep the ids of the days that they come to. */
function weekOf(before: Diet | null, content: Diet, seen: PlanHalves | null): Diet {
  if (content.method !== "foods") return content;
  const earlier = before?.method === "foods" ? before.days : [];
  return {
    ...content,
    days: content.days.map((day) =>
      withSteps(withMeals(earlier.find(({ id }) => id === day.id) ?? { id: day.id, meals: [] }, day, seen)),
    ),
  };
}
