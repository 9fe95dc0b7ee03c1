import type { Block, ProposedFood } from "@app/contract/assistant";
import { isExcluded } from "../../exclusions/exclusions.ts";
import { formatFigure, formatGrams, formatKcal } from "../../progress/words/format-figures.ts";
import { plainText } from "../../safety/match-text.ts";
import { linkBlock, sourcesBlock, suggestionsBlock, textBlock } from "../blocks/blocks.ts";
import type { MealResult } from "../tool-results.ts";
import { basicTexts } from "./basic-texts.ts";
import { mealText } from "./meal-text.ts";
import type { Asked, Rule } from "./rule.ts";
import { capitalise, dayBefore, listWords, portionOf } from "./words.ts";

const { log: texts } = basicTexts;
const WATER = /(?:^|[^a-z])agua(?![a-z])/;

/** Reads a meal and proposes it. Nothing enters the diary before the member has pressed. */
export const logMeal: Rule = async (asked, call) => {
  const text = mealText(asked.text);
  const read = text ? await call("parse_meal", { text }) : undefined;
  if (!read || read.foods.length === 0) {
    if (WATER.test(asked.plain)) return [textBlock(texts.water), linkBlock("/app/diario")];
    return [textBlock(read?.question ?? texts.ask)];
  }
  const meal = await call("propose_log", { text });
  return describeLog(meal, asked, { begin: `Entendi assim${meal.meal ? `, ${meal.meal}` : ""}:`, end: texts.confirm });
};

type Frame = { readonly begin: string; readonly end: string };

function describeLog(meal: MealResult, { numbersHidden, limits }: Asked, { begin, end }: Frame): Block[] {
  const foods = listWords(
    meal.foods.map((food) => describeFood(food, numbersHidden)),
    "e",
  );
  const excluded = meal.foods.filter(({ food }) => isExcluded(limits.exclusions, food)).map(({ name }) => name);
  return [
    textBlock(
      `${begin} ${foods}.`,
      // A record may hold what no plan may; it is not passed over in silence.
      excluded.length > 0 && texts.excluded.replace("{alimentos}", capitalise(listWords(excluded, "e"))),
      !numbersHidden && describeEnergy(meal),
      // Not repeated: it may be a command, an insult or a medicine.
      meal.unknown.length > 0 && texts.unread,
      meal.question ?? end,
    ),
    { kind: "log", day: meal.day, meal: meal.meal, foods: [...meal.foods], kcal: meal.kcal },
    ...sourcesBlock(meal),
  ];
}

function describeFood(proposed: ProposedFood, numbersHidden: boolean): string {
  const food = portionOf(proposed);
  if (numbersHidden) return food;
  const { grams, unit, gramsBetween } = proposed;
  const figures = [
    unit !== null && formatGrams(grams),
    gramsBetween && `de ${formatFigure(gramsBetween[0])} a ${formatGrams(gramsBetween[1])}`,
  ].filter(Boolean);
  return figures.length > 0 ? `${food} (${figures.join(", ")})` : food;
}

function describeEnergy({ kcal, kcalBetween }: MealResult): string | null {
  if (kcal === null) return null;
  const between =
    kcalBetween && kcalBetween[0] < kcalBetween[1]
      ? `, entre ${formatFigure(kcalBetween[0])} e ${formatFigure(kcalBetween[1])}`
      : "";
  return `São cerca de ${formatKcal(kcal)}${between}.`;
}

/** A day's meal again. Of several meals the member says which. */
export const repeatMeal: Rule = async (asked, call) => {
  const ago = asked.slots["day"] === "anteontem" ? 2 : 1;
  const day = await call("get_day", { date: dayBefore(asked.today, ago) });
  const wanted = plainText(asked.slots["meal"] ?? "");
  const entries = wanted ? day.entries.filter(({ meal }) => plainText(meal).includes(wanted)) : day.entries;
  const meals = [...new Set(entries.map(({ meal }) => meal))];
  if (entries.length === 0) return [textBlock(texts.nothingThatDay)];
  const when = ago === 2 ? "anteontem" : "ontem";
  if (meals.length > 1) {
    return [textBlock(texts.whichMeal), suggestionsBlock(...meals.map((meal) => `Põe ${meal} igual ${when}`))];
  }
  const proposed = await call("propose_log", { text: entries.map(portionOf).join(", ") });
  const meal = meals[0] ?? proposed.meal;
  return describeLog({ ...proposed, meal, day: asked.today }, asked, {
    begin: `De ${when}, ${meal}:`,
    end: texts.repeat,
  });
};
