import { suggestionsBlock, textBlock } from "../blocks/blocks.ts";
import { handOff } from "../blocks/hand-off.ts";
import { basicTexts } from "./basic-texts.ts";
import type { Rule } from "./rule.ts";

/** What nobody foresaw is not guessed. */
export const answerUnknown: Rule = async ({ text }, call) => {
  const person = await handOff(call, { topic: "outro", text });
  const { ask, offer, suggestions } = basicTexts.unknown;
  return [textBlock(ask, person.canHandOff && offer), suggestionsBlock(...suggestions), ...person.blocks];
};
