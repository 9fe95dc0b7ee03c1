import type { Diet, PlanItem, Portion } from "@app/contract/plan-document";
import { findFood } from "../../nutrition/catalogue/catalogue.ts";
import { type Food, fullName } from "../../nutrition/catalogue/food.ts";
import type { Contradiction } from "../checked-person.ts";
import { type Limits, wordsOfFood } from "../limits.ts";
import type { Hazard } from "../words/hazard-words.ts";

/** Foods of the document itself, also those that a view would leave out. */
export function foodChecks(diet: Diet, limits: Limits): Contradiction[] {
  if (diet.method !== "foods") return [];
  const found: Contradiction[] = [];
  for (const { where, portion } of portionsOf(diet.days.flatMap(({ meals }) => meals.flatMap(({ items }) => items)))) {
    const food = findFood(portion.food);
    const why = food ? whyExcluded(food, limits) : "não está no catálogo";
    if (why !== null)
      found.push({ code: "excluded-food", where, text: `${food ? fullName(food) : portion.food} (${why})` });
  }
  return found;
}

const portionsOf = (items: readonly PlanItem[]): { where: string; portion: Portion }[] =>
  items.flatMap((item) => [
    { where: `diet.${item.id}`, portion: item },
    ...(item.or ?? []).map((portion) => ({ where: `diet.${item.id}.ou`, portion })),
    ...item.swaps.map((portion) => ({ where: `diet.${item.id}.trocas`, portion })),
  ]);

/** Null when the person may eat it. */
export function whyExcluded(food: Food, { hazards, traces, typed, allowed, final }: Limits): string | null {
  const isAllowed = (hazard: Hazard | null): boolean => allowed.has(food.id) && !(hazard && final.has(hazard));
  for (const [hazard, why] of hazards) {
    if (hasHazard(food, hazard) && !isAllowed(hazard)) return why;
    if (traces.has(hazard) && food.mayContain.some((one) => one === hazard) && !isAllowed(hazard))
      return `traços, ${why}`;
  }
  const words = wordsOfFood(food);
  const named = typed.find((one) => one.words.every((word) => words.has(word)));
  return named && !isAllowed(null) ? named.said : null;
}

const hasHazard = (food: Food, hazard: Hazard): boolean =>
  food.contains.some((one) => one === hazard) ||
  food.origin === hazard ||
  (hazard === "mel" && wordsOfFood(food).has("mel"));
