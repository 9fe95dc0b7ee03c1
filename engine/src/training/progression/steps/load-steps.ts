import { MAX_KG } from "@app/contract/workouts";
import type { ProgressionFacts } from "../progression-facts.ts";
import { progressionRules } from "../progression-rules.ts";

const { rise } = progressionRules.content;

const stepOf = ({ equipment }: ProgressionFacts): number =>
  Math.max(0, ...equipment.map((one) => rise.steps[one] ?? 0)) || rise.defaultStep;

const mostOf = ({ equipment }: ProgressionFacts): number =>
  Math.min(MAX_KG, ...equipment.map((one) => rise.mostKg[one] ?? MAX_KG));

/** Loads are quarters of a kilogram, so that the products are exact. */
export const risesTooMuch = (from: number, to: number): boolean => to * 100 > from * (100 + rise.mostPercent);

/** The next load that its equipment has; null: there is none. */
export function heavierLoad(kg: number, facts: ProgressionFacts): number | null {
  const step = stepOf(facts);
  const percent = rise.lowerBody.includes(facts.pattern) ? rise.percent.lower : rise.percent.upper;
  const next = (Math.floor(kg / step) + 1) * step;
  const wanted = Math.round((kg * (100 + percent)) / 100 / step) * step;
  const heavier = wanted > next && !risesTooMuch(kg, wanted) ? wanted : next;
  return heavier <= mostOf(facts) ? heavier : null;
}

/** At least so much less, in whole steps; the smallest load stays. */
export function lighterLoad(kg: number, percent: number, facts: ProgressionFacts): number {
  const step = stepOf(facts);
  const lighter = Math.floor((kg * (100 - percent)) / 100 / step) * step;
  return Math.min(kg, Math.max(step, lighter));
}
