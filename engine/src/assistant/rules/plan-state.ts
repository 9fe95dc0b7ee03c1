import type { Block } from "@app/contract/assistant";
import { linkBlock, textBlock } from "../blocks/blocks.ts";
import { handOff } from "../blocks/hand-off.ts";
import { fillExamples } from "../curated/food-examples.ts";
import type { CallTool, PlanResult } from "../tool-results.ts";
import { topicTextRules } from "../topics/topic-texts.ts";
import { basicTexts } from "./basic-texts.ts";
import { findLabelled, findMeal } from "./find-in-plan.ts";
import type { Asked } from "./rule.ts";
import { capitalise, portionOf } from "./words.ts";

const { plan: texts, hidden } = basicTexts;

/** What is answered where a plan has nothing to tell; null where it has. */
export async function answerWithoutPlan(plan: PlanResult, asked: Asked, call: CallTool): Promise<Block[] | null> {
  if (plan.state === "paused") return withPerson(asked.canHandOff ? texts.paused : texts.withoutTarget, asked, call);
  const isEmpty = plan.state === "none" && !plan.targets;
  if (!isEmpty) return null;
  if (asked.numbersHidden && !asked.canHandOff) return withPerson(texts.withoutTarget, asked, call);
  return [textBlock(texts.none), linkBlock("/app/anamnese")];
}

const MAIN_MEALS = /^(?:almoço|jantar)/;
const MOST_WORDS = 60;

/** The plate in hands instead of a number, and who may change that. Of a whole day the main meals, as far as they fit. */
export function platePortions(plan: PlanResult, { plain, limits }: Pick<Asked, "plain" | "limits">): Block {
  const meal = findMeal(plan.meals, plain);
  const named = meal ? [meal.items.map(portionOf).join("; ")] : findPortions(plan, plain);
  const main = plan.portions.filter((portion) => MAIN_MEALS.test(portion));
  const lines = named.length > 0 ? named : fitting(main.length > 0 ? main : plan.portions);
  if (lines.length === 0) return textBlock(fillExamples(hidden.plateOfAll, limits.exclusions), hidden.nutritionist);
  return textBlock([hidden.plate, ...lines.map((line) => `${capitalise(line)}.`), hidden.nutritionist].join("\n"));
}

/** Meals that are planned in portions, `almoço: 1 punho de arroz`, of which a text names one. */
export const findPortions = ({ portions }: PlanResult, plain: string): string[] => {
  const labelled = portions.map((portion) => ({ portion, label: portion.split(":")[0] ?? "" }));
  const found = findLabelled(labelled, plain);
  return found ? [found.portion] : [];
};

function fitting(lines: readonly string[]): string[] {
  let words = 0;
  return lines.filter((line) => {
    words += line.split(" ").length;
    return words <= MOST_WORDS;
  });
}

async function withPerson(said: string, { text }: Asked, call: CallTool): Promise<Block[]> {
  const person = await handOff(call, { topic: "saude", text });
  return person.canHandOff ? [textBlock(said, topicTextRules.content.offer), ...person.blocks] : [textBlock(said)];
}
