import type { Block } from "@app/contract/assistant";
import { formatGrams, formatKcal } from "../../progress/words/format-figures.ts";
import { linkBlock, sourcesBlock, textBlock } from "../blocks/blocks.ts";
import type { CallTool, FoodResult, PlanItem } from "../tool-results.ts";
import { basicTexts } from "./basic-texts.ts";
import { findItems, findMeal, namesAll } from "./find-in-plan.ts";
import { mealText } from "./meal-text.ts";
import { answerWithoutPlan, platePortions } from "./plan-state.ts";
import type { Asked, Rule } from "./rule.ts";
import { capitalise, listWords, portionOf } from "./words.ts";

const { food: texts } = basicTexts;
const OF_THE_PLAN =
  /(?:^|[^a-z])(?:meu|minha|meus|minhas|do plano|d[oa] (?:almoco|jantar?|lanche|cafe da manha|ceia))(?![a-z])/;
const KNOWN_MEASURES = new Set(["calorias", "proteina"]);

/** Of a meal or of lines of the plan, otherwise of any food of the table. Sums are the tool's. */
export const sayFoodFigures: Rule = async (asked, call) => {
  if (asked.numbersHidden || OF_THE_PLAN.test(asked.plain)) return ofThePlan(asked, call);
  const measure = asked.slots["measure"] ?? "calorias";
  if (!KNOWN_MEASURES.has(measure)) return [textBlock(texts.noFigure), linkBlock("/app/diario")];
  const text = mealText(asked.slots["asked"] ?? asked.text);
  return measure === "proteina" ? ofProtein(text, call) : ofAmount(text, call);
};

async function ofThePlan(asked: Asked, call: CallTool): Promise<Block[]> {
  const plan = await call("get_my_plan", { part: "dieta" });
  const withoutPlan = await answerWithoutPlan(plan, asked, call);
  if (withoutPlan) return withoutPlan;
  const meal = findMeal(plan.meals, asked.plain);
  if (asked.numbersHidden) return [platePortions(plan, asked), linkBlock("/app/plano")];
  const named = nameEach(findItems(meal ? [meal] : plan.meals, asked.plain));
  const items = named.length > 0 ? named : (meal?.items ?? []);
  if (items.length === 0) return ofAmount(mealText(asked.slots["asked"] ?? asked.text), call);
  const { sum, sources } = await call("get_my_plan", { part: "dieta", items: items.map(({ id }) => id) });
  const isProtein = asked.slots["measure"] === "proteina";
  const [total, figure] = isProtein
    ? [sum?.proteinG ?? null, (value: number) => `${formatGrams(value)} de proteína`]
    : [named.length > 0 ? (sum?.kcal ?? null) : (meal?.kcal ?? sum?.kcal ?? null), formatKcal];
  if (total === null) return [textBlock(texts.noFigure), linkBlock("/app/plano")];
  const what =
    named.length > 0
      ? listWords(items.map(portionOf), "e")
      : `${meal?.label.startsWith("ceia") ? "a sua" : "o seu"} ${meal?.label ?? "plano"} de hoje`;
  return [
    textBlock(`${capitalise(what)}${named.length > 1 ? ", juntos" : ""}: ${figure(total)}.`),
    ...sourcesBlock({ sources }),
    linkBlock("/app/plano"),
  ];
}

/** A food that stands in two meals is one. */
function nameEach(items: readonly PlanItem[]): PlanItem[] {
  return items.filter((item, index) => items.findIndex(({ food }) => food === item.food) === index);
}

async function ofAmount(text: string, call: CallTool): Promise<Block[]> {
  const meal = await call("parse_meal", { text });
  if (meal.foods.length === 0 || meal.unknown.length > 0) return ofOnePortion(text, call);
  if (meal.kcal === null) return [textBlock(texts.noFigure), linkBlock("/app/diario")];
  const foods = meal.foods.map((food) =>
    food.unit === null ? portionOf(food) : `${portionOf(food)} (${formatGrams(food.grams)})`,
  );
  const together = foods.length > 1 ? ", juntos" : "";
  return [
    textBlock(`${capitalise(listWords(foods, "e"))}${together}: cerca de ${formatKcal(meal.kcal)}.`),
    ...sourcesBlock(meal),
  ];
}

/** The table finds what is alike: of a bar with hazelnuts the hazelnut is no answer. */
async function ofOnePortion(text: string, call: CallTool): Promise<Block[]> {
  const { foods, sources } = await call("search_food", { text });
  const food = foods.find(({ name }) => namesAll(name, text));
  return describePortion(food, sources);
}

async function ofProtein(text: string, call: CallTool): Promise<Block[]> {
  const { foods, unknown } = await call("parse_meal", { text });
  const [read] = foods;
  if (!read || unknown.length > 0) return ofOnePortion(text, call);
  const found = await call("search_food", { text: read.name });
  return describePortion(
    found.foods.find(({ food }) => food === read.food),
    found.sources,
  );
}

type FoundFood = FoodResult["foods"][number];

function describePortion(food: FoundFood | undefined, sources: FoodResult["sources"]): Block[] {
  if (!food) return [textBlock(texts.unknown), linkBlock("/app/diario/meus")];
  const figures = [
    food.kcal !== null && formatKcal(food.kcal),
    food.proteinG !== null && `${formatGrams(food.proteinG)} de proteína`,
  ].filter((figure) => figure !== false);
  if (figures.length === 0) return [textBlock(texts.noFigure), linkBlock("/app/diario")];
  const grams = food.grams === null ? "" : ` (${formatGrams(food.grams)})`;
  return [
    textBlock(`${capitalise(portionOf(food))}${grams}: ${listWords(figures, "e")}.`),
    ...sourcesBlock({ sources }),
  ];
}
