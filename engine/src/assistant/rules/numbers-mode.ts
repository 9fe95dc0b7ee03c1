import { linkBlock, textBlock } from "../blocks/blocks.ts";
import { handOff } from "../blocks/hand-off.ts";
import { topicTextRules } from "../topics/topic-texts.ts";
import { basicTexts } from "./basic-texts.ts";
import type { Rule } from "./rule.ts";

const { hidden, numbers } = basicTexts;

export const hideNumbers: Rule = async () => [textBlock(numbers.hide), linkBlock("/app/anamnese/respostas")];

/** Whoever asks, and whatever the reason: a person decides with the member. */
export const showNumbers: Rule = async ({ text, numbersHidden }, call) => {
  if (!numbersHidden) return [textBlock(numbers.shown), linkBlock("/app/plano")];
  const person = await handOff(call, { topic: "dieta", text });
  return [textBlock(hidden.show, person.canHandOff && topicTextRules.content.offer), ...person.blocks];
};
