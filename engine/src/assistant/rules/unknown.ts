import type { Block } from "@app/contract/assistant";
import { suggestionsBlock, textBlock } from "../blocks/blocks.ts";
import { handOff } from "../blocks/hand-off.ts";
import { everydayRules } from "../everyday/everyday-rules.ts";
import { nearestEveryday } from "../everyday/find-everyday.ts";
import { proposesExcluded, proposesLoaded } from "../limits/limits.ts";
import type { CallTool } from "../tool-results.ts";
import { basicTexts } from "./basic-texts.ts";
import type { RulesQuestion } from "./rule.ts";

const MOST = 3;
const { intents } = everydayRules.content;

/** What nobody foresaw is not guessed: the questions that its words are nearest to, and a person with an hour. */
export async function answerUnknown(
  { text, limits, numbersHidden }: Pick<RulesQuestion, "text" | "limits" | "numbersHidden">,
  call: CallTool,
): Promise<Block[]> {
  const person = await handOff(call, { topic: "outro", text });
  const { ask, offer, support, suggestions } = basicTexts.unknown;
  const near = nearestEveryday(text)
    .flatMap(({ intent }) => intents.find((one) => one.intent === intent)?.ask ?? [])
    .filter((question) => !proposesExcluded(question, limits) && !proposesLoaded(question, limits));
  const until = person.answersBy && (numbersHidden ? person.answersBy.inWords : person.answersBy.exact);
  return [
    textBlock(ask, person.canHandOff && until ? offer.replace("{hora}", until) : support),
    suggestionsBlock(...[...new Set([...near, ...suggestions])].slice(0, MOST)),
    ...person.blocks,
  ];
}
