import type { Diet, PlanItem, Portion } from "@app/contract/plan-document";
import { equivalentFoods } from "../../../data/equivalents.ts";
import { findFood } from "../../nutrition/catalogue/catalogue.ts";
import { type Food, fullName } from "../../nutrition/catalogue/food.ts";
import { foldWords } from "../../nutrition/search/fold-word.ts";
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

/** What the lines of groups call their foods, the longest names first. */
const groupNames: readonly { readonly said: string; readonly food: Food }[] = [
  ...equivalentFoods.matchAll(/((?:taco|own):[a-z0-9-]+) ([^,/|\n]+)/g),
]
  .flatMap(([, id = "", name = ""]) => {
    const food = findFood(id);
    return food ? [{ said: phraseOf(name), food }] : [];
  })
  .sort((a, b) => b.said.length - a.said.length);

/** Examples of a group that the person must not eat, also where no word of their names says so. */
export function groupChecks(text: string, where: string, limits: Limits): Contradiction[] {
  const found: Contradiction[] = [];
  let left = phraseOf(text);
  for (const { said, food } of groupNames) {
    if (!left.includes(said)) continue;
    left = left.replaceAll(said, " | ");
    const why = whyExcluded(food, limits);
    if (why !== null) found.push({ code: "excluded-food", where, text: `${fullName(food)} (${why}): ${text}` });
  }
  return found;
}

/** The foods that a line of groups names, in its order. */
export function namedInGroup(text: string): Food[] {
  const found: { at: number; food: Food }[] = [];
  let left = phraseOf(text);
  for (const { said, food } of groupNames) {
    const at = left.indexOf(said);
    if (at < 0) continue;
    found.push({ at, food });
    left = left.replaceAll(said, ` ${"|".repeat(said.length - 2)} `);
  }
  return found.sort((a, b) => a.at - b.at).map(({ food }) => food);
}

/** Its words folded and between spaces. */
function phraseOf(text: string): string {
  return ` ${foldWords(text).join(" ")} `;
}

/** Null when the person may eat it. */
export function whyExcluded(food: Food, { hazards, traces, typed, allowed, final }: Limits): string | null {
  const isAllowed = (hazard: Hazard | null): boolean => allowed.has(food.id) && !(hazard && final.has(hazard));
  for (const [hazard, why] of hazards) {
    if (hasHazard(food, hazard) && !isAllowed(hazard)) return why;
    if (traces.has(hazard) && food.mayContain.some((one) => one === hazard) && !isAllowed(hazard))
      return `traços, ${why}`;
  }
  const words = wordsOfFood(food);
  const named = typed.find((one) => [one.words, ...one.also].some((name) => name.every((word) => words.has(word))));
  return named && !isAllowed(null) ? named.said : null;
}

const hasHazard = (food: Food, hazard: Hazard): boolean =>
  food.contains.some((one) => one === hazard) ||
  food.origin === hazard ||
  (hazard === "mel" && wordsOfFood(food).has("mel"));
