import type { Block } from "@app/contract/assistant";
import { suggestionsBlock, textBlock } from "../blocks/blocks.ts";
import { handOff } from "../blocks/hand-off.ts";
import type { CallTool } from "../tool-results.ts";
import { basicTexts } from "./basic-texts.ts";
import type { RulesQuestion } from "./rule.ts";

/** What nobody foresaw is not guessed. */
export async function answerUnknown({ text }: Pick<RulesQuestion, "text">, call: CallTool): Promise<Block[]> {
  const person = await handOff(call, { topic: "outro", text });
  const { ask, offer, suggestions } = basicTexts.unknown;
  return [textBlock(ask, person.canHandOff && offer), suggestionsBlock(...suggestions), ...person.blocks];
}
