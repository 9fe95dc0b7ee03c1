import type { Block } from "@app/contract/assistant";
import { formatKcal } from "../../progress/words/format-figures.ts";
import { sourcesBlock, suggestionsBlock, textBlock } from "../blocks/blocks.ts";
import { handOff } from "../blocks/hand-off.ts";
import type { PlanItem, SwapResult } from "../tool-results.ts";
import { topicTextRules } from "../topics/topic-texts.ts";
import { basicTexts } from "./basic-texts.ts";
import { findItems, findMeal } from "./find-in-plan.ts";
import { answerWithoutPlan } from "./plan-state.ts";
import type { Asked, Rule } from "./rule.ts";
import { listWords, portionOf, uncapitalise } from "./words.ts";

const { food: texts } = basicTexts;
const MOST_OPTIONS = 4;
const MOST_SUGGESTIONS = 3;

/** The swaps of the plan's own list, to take with one press. */
export const swapFood: Rule = async (asked, call) => {
  const plan = await call("get_my_plan", { part: "dieta" });
  const withoutPlan = await answerWithoutPlan(plan, asked, call);
  if (withoutPlan) return withoutPlan;
  const meal = findMeal(plan.meals, asked.plain);
  const inMeal = meal ? findItems([meal], asked.plain) : [];
  const item = inMeal[0] ?? findItems(plan.meals, asked.plain)[0];
  if (!item) {
    const names = (meal ? [meal] : plan.meals).flatMap(({ items }) => items.map(({ name }) => name));
    const suggestions = names.slice(0, MOST_SUGGESTIONS).map((name) => `Posso trocar ${uncapitalise(name)}?`);
    return [
      textBlock(asked.slots["swapped"] ? texts.notPlanned : texts.whichSwap),
      ...(suggestions.length > 0 ? [suggestionsBlock(...suggestions)] : []),
    ];
  }
  const swap = await call("swap_item", { itemId: item.id });
  if (swap.options.length > 0) return describeSwap(swap, item, asked);
  const person = await handOff(call, { topic: "dieta", text: asked.text });
  return [textBlock(texts.noSwap, person.canHandOff && topicTextRules.content.offer), ...person.blocks];
};

function describeSwap(swap: SwapResult, item: PlanItem, { numbersHidden }: Asked): Block[] {
  const options = swap.options.slice(0, MOST_OPTIONS);
  const said = options.map((option) => {
    const figure = numbersHidden || option.kcal === null ? "" : ` (${formatKcal(option.kcal)})`;
    return `${portionOf(option)}${figure}`;
  });
  return [
    textBlock(
      `No lugar de ${uncapitalise(item.name)}, o seu plano permite ${listWords(said, "ou")}.`,
      "Toque na opção que preferir; vale para hoje.",
    ),
    {
      kind: "swap",
      itemId: item.id,
      from: item.name,
      options: options.map(({ food, name, measure, kcal }) => ({ food, name, measure, kcal })),
    },
    ...sourcesBlock(swap),
  ];
}
