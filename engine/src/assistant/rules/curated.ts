import { linkBlock, textBlock } from "../blocks/blocks.ts";
import { findCurated } from "../curated-answers.ts";
import { answerPrices, PRICES } from "../topics/money.ts";
import { basicTexts } from "./basic-texts.ts";
import type { Rule } from "./rule.ts";
import { answerUnknown } from "./unknown.ts";

/** What is in the food, and not what is liked. */
const HARMS = new Set(["coeliac", "allergy", "typed-allergy", "traces"]);

export const answerCurated: Rule = async (asked, call) => {
  const found = findCurated(asked.text, asked.limits.exclusions);
  if (!found) return answerUnknown(asked, call);
  if (found.id === PRICES) return answerPrices(call);
  const asksFirst = found.id === "comer-fora" && asked.limits.exclusions.reasons.some(({ kind }) => HARMS.has(kind));
  return [
    textBlock(found.answer, asksFirst && basicTexts.limits.askFirst),
    ...(found.link ? [linkBlock(found.link)] : []),
  ];
};
