import { LEVELS } from "@app/contract/intake";
import type { Diet, PlanDocument } from "@app/contract/plan-document";
import { type Exclusions, reasonsOf } from "@app/engine/exclusions/exclusions";
import { isPlanned } from "@app/engine/intake/triage/merge-rows";
import { safetyTable } from "@app/engine/intake/triage/safety-table";
import { isBinding } from "@app/engine/plans/withdrawal/new-limits";
import type { Assessment } from "../../intake/assessments/assessment.ts";

/**
 * The diet half as far as what is in force now allows it; null otherwise. An answer hides it at once: a stricter level, a
 * row that it was not made under, or a food that the member may no longer eat. A dislike hides nothing.
 */
export function allowedDiet(
  { diet, safety }: PlanDocument,
  inForce: Pick<Assessment, "diet" | "rowCodes">,
  exclusions: Exclusions,
): Diet | null {
  const isStricter = LEVELS.indexOf(inForce.diet) > LEVELS.indexOf(safety.diet);
  if (!diet || !isPlanned(inForce.diet) || isStricter || hasNewDietRow(safety, inForce)) return null;
  return diet.method === "foods" && !diet.days.every((day) => isEaten(day, exclusions)) ? null : diet;
}

/** A row about eating applies that a version was not made under. */
export const hasNewDietRow = (
  { rows }: Pick<PlanDocument["safety"], "rows">,
  { rowCodes }: Pick<Assessment, "rowCodes">,
): boolean => rowCodes.some((code) => concernsDiet(code) && !rows.includes(code));

/** It has no level, and yet decides what is on the plate. */
const BINDS_THE_PLATE = "R39_VARFARINA";

export const concernsDiet = (code: string): boolean =>
  code === BINDS_THE_PLATE || safetyTable.content.find((row) => row.code === code)?.diet !== null;

const isEaten = (
  { meals }: { meals: readonly { items: readonly { food: string }[] }[] },
  exclusions: Exclusions,
): boolean => meals.every(({ items }) => items.every(({ food }) => !reasonsOf(exclusions, food).some(isBinding)));
