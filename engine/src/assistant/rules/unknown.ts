import type { Block } from "@app/contract/assistant";
import { suggestionsBlock, textBlock } from "../blocks/blocks.ts";
import { handOff } from "../blocks/hand-off.ts";
import { everydayRules } from "../everyday/everyday-rules.ts";
import { nearestEveryday } from "../everyday/find-everyday.ts";
import { type Limits, proposesExcluded, proposesLoaded } from "../limits/limits.ts";
import type { CallTool } from "../tool-results.ts";
import { basicTexts } from "./basic-texts.ts";
import type { RulesQuestion } from "./rule.ts";

const MOST = 3;
const { intents } = everydayRules.content;

/** A wish as a button says it, where it names nothing that is left out for this member. */
export function buttonOf(intent: string, limits: Limits): string | undefined {
  const question = intents.find((one) => one.intent === intent)?.ask;
  return question && !proposesExcluded(question, limits) && !proposesLoaded(question, limits) ? question : undefined;
}

/** What nobody foresaw is not guessed: the questions that its words are nearest to, and a person with an hour. */
export async function answerUnknown(
  { text, limits, numbersHidden }: Pick<RulesQuestion, "text" | "limits" | "numbersHidden">,
  call: CallTool,
): Promise<Block[]> {
  const person = await handOff(call, { topic: "outro", text });
  const { ask, offer, support, suggestions } = basicTexts.unknown;
  const near = nearestEveryday(text)
    .slice(0, MOST)
    .flatMap(({ intent }) => buttonOf(intent, limits) ?? []);
  const until = person.answersBy && (numbersHidden ? person.answersBy.inWords : person.answersBy.exact);
  return [
    textBlock(ask, person.canHandOff && until ? offer.replace("{hora}", until) : support),
    suggestionsBlock(...[...new Set([...near, ...suggestions])].slice(0, MOST)),
    ...person.blocks,
  ];
}
