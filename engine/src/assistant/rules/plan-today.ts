import type { Block } from "@app/contract/assistant";
import { formatKcal } from "../../progress/words/format-figures.ts";
import { plainText } from "../../safety/match-text.ts";
import { linkBlock, sourcesBlock, textBlock } from "../blocks/blocks.ts";
import type { DayResult, PlanMeal, PlanResult } from "../tool-results.ts";
import { basicTexts } from "./basic-texts.ts";
import { findItems, findMeal } from "./find-in-plan.ts";
import { answerWithoutPlan, findPortions } from "./plan-state.ts";
import type { Asked, Rule } from "./rule.ts";
import { capitalise, listWords, portionOf, uncapitalise } from "./words.ts";

const { plan: texts } = basicTexts;

export const sayPlanOfToday: Rule = async (asked, call) => {
  const plan = await call("get_my_plan", { part: "hoje" });
  const withoutPlan = await answerWithoutPlan(plan, asked, call);
  if (withoutPlan) return withoutPlan;
  if (plan.meals.length === 0) return sayPortions(plan, asked.plain);
  const meal = findMeal(plan.meals, asked.plain);
  const items = findItems(meal ? [meal] : plan.meals, asked.plain);
  if (items.length > 0) return sayOfPlan(plan, `No seu plano de hoje: ${listWords(items.map(portionOf), "e")}.`);
  return sayOfPlan(plan, meal ? describeMeal(meal, asked) : summariseDay(plan, asked));
};

/** The one that was named, or the first of today that is not in the diary. */
export const sayNextMeal: Rule = async (asked, call) => {
  const plan = await call("get_my_plan", { part: "hoje" });
  const withoutPlan = await answerWithoutPlan(plan, asked, call);
  if (withoutPlan) return withoutPlan;
  if (plan.meals.length === 0) return sayPortions(plan, asked.plain);
  const named = findMeal(plan.meals, asked.plain);
  if (!named && asked.slots["meal"]) return sayOfPlan(plan, `${texts.mealMissing}\n${summariseDay(plan, asked)}`);
  const meal = named ?? nextMeal(plan.meals, await call("get_today", {}));
  return sayOfPlan(plan, meal ? describeMeal(meal, asked) : texts.allLogged);
};

const sayOfPlan = (plan: PlanResult, said: string): Block[] => [
  textBlock(said),
  ...sourcesBlock(plan),
  linkBlock("/app/plano"),
];

const summariseDay = ({ meals }: PlanResult, asked: Asked): string =>
  meals.map((meal) => summariseMeal(meal, asked)).join("\n");

/** A plan in portions: how many there are of each, and the member chooses the food. */
function sayPortions(plan: PlanResult, plain: string): Block[] {
  const named = findPortions(plan, plain);
  const lines = named.length > 0 ? named : plan.portions;
  return sayOfPlan(plan, lines.map((line) => `${capitalise(line)}.`).join("\n") || texts.onPage);
}

const nextMeal = (meals: readonly PlanMeal[], { entries }: DayResult): PlanMeal | undefined =>
  meals.find(({ label }) => !entries.some(({ meal }) => plainText(meal) === plainText(label)));

function describeMeal({ label, time, items, kcal }: PlanMeal, { numbersHidden }: Asked): string {
  const foods = listWords(items.map(portionOf), "e");
  const when = numbersHidden ? "" : `, às ${time}`;
  return `${capitalise(label)}${when}: ${foods}.${kcal === null ? "" : ` São ${formatKcal(kcal)}.`}`;
}

function summariseMeal({ label, time, items, kcal }: PlanMeal, { numbersHidden }: Asked): string {
  const foods = listWords(
    items.map(({ name }) => uncapitalise(name)),
    "e",
  );
  const figures = numbersHidden || kcal === null ? "" : ` (${time}, ${formatKcal(kcal)})`;
  return `${capitalise(label)}${figures}: ${foods}.`;
}
