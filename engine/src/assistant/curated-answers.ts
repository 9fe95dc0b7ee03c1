import { type Exclusions, NO_EXCLUSIONS } from "../exclusions/exclusions.ts";
import type { RuleSet } from "../rules/rule-set.ts";
import { matches } from "../safety/match-text.ts";
import { accountAnswers } from "./curated/account.ts";
import type { CuratedAnswer } from "./curated/curated-answer.ts";
import { eatingAnswers } from "./curated/eating.ts";
import { fillExamples } from "./curated/food-examples.ts";
import { loggingAnswers } from "./curated/logging.ts";
import { serviceAnswers } from "./curated/service.ts";
import { SERVICE_FACTS } from "./curated/service-facts.ts";
import { trainingAnswers } from "./curated/training.ts";

export type { CuratedAnswer } from "./curated/curated-answer.ts";

const content: readonly CuratedAnswer[] = [
  ...loggingAnswers,
  ...eatingAnswers,
  ...trainingAnswers,
  ...serviceAnswers,
  ...accountAnswers,
];

export const curatedAnswerRules: RuleSet<readonly CuratedAnswer[]> = {
  id: "curated-answers",
  version: "5",
  title: "Respostas prontas do assistente às perguntas frequentes",
  author: "Prumo",
  sources: [
    "Written for this service; what they say of food and training is reviewed by the responsible professionals",
  ],
  content,
};

/** The answer to a frequent question, with the facts of the service filled in, and foods that the member eats. The longest phrase found decides. */
export function findCurated(text: string, exclusions: Exclusions = NO_EXCLUSIONS): CuratedAnswer | undefined {
  const best = curatedAnswerRules.content
    .filter(({ stems }) => matches({ any: stems }, text))
    .map((answer) => ({ answer, length: longestOf(answer.stems, text) }))
    .reduce<Scored | undefined>((first, next) => (first && first.length >= next.length ? first : next), undefined);
  return best && { ...best.answer, answer: fillExamples(fillFacts(best.answer.answer), exclusions) };
}

type Scored = { readonly answer: CuratedAnswer; readonly length: number };

const longestOf = (stems: readonly string[], text: string): number =>
  Math.max(...stems.filter((stem) => matches({ any: [stem] }, text)).map(({ length }) => length));

const fillFacts = (answer: string): string =>
  answer.replace(/\{(\w+)\}/g, (whole, fact: string) => SERVICE_FACTS[fact] ?? whole);
