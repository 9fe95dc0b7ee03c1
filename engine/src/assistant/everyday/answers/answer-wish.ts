import type { Block } from "@app/contract/assistant";
import { linkBlock, sourcesBlock, suggestionsBlock, textBlock } from "../../blocks/blocks.ts";
import { type HandOff, handOff } from "../../blocks/hand-off.ts";
import { fillExamples } from "../../curated/food-examples.ts";
import { proposesExcluded, proposesLoaded } from "../../limits/limits.ts";
import { basicTexts } from "../../rules/basic-texts.ts";
import type { Asked } from "../../rules/rule.ts";
import type { CallTool, PlanResult } from "../../tool-results.ts";
import type { EverydayAnswer } from "./everyday-answer.ts";
import { firstFact, nextSession } from "./facts.ts";

const texts = basicTexts.everyday;
const HARMS = new Set(["coeliac", "allergy", "typed-allergy", "traces"]);

/** What is written for a wish, with a fact of this member in its middle and what can be done at its end. */
export async function answerWish(answer: EverydayAnswer, asked: Asked, call: CallTool): Promise<Block[]> {
  const plan = await call("get_my_plan", {});
  if (plan.state === "paused" && !answer.isAlways) return answerPaused(asked, call);
  if (answer.needs === "treino" && plan.sessions.length === 0) return withoutTraining(plan, asked, call);
  const fact = await firstFact(answer.facts, { asked, call, plan });
  const person = answer.person ? await handOff(call, { topic: answer.person, text: asked.text }) : undefined;
  const before = answer.say.map((sentence) => fillExamples(sentence, asked.limits.exclusions));
  const asksFirst = answer.isOut && asked.limits.exclusions.reasons.some(({ kind }) => HARMS.has(kind));
  const [first = "", ...more] = before;
  const said = (sentence: string): boolean => mayBeSaid(sentence, asked);
  const ofHers = (sentence: string): boolean => isOfHers(sentence, plan, asked);
  return [
    textBlock(
      ...[first, ...more.filter(ofHers)].filter(said),
      asksFirst && basicTexts.limits.askFirst,
      fact?.said,
      ...(answer.after ?? []).filter(ofHers).filter(said),
      person && untilWhen(person, asked),
    ),
    ...(fact ? sourcesBlock(fact) : []),
    ...pagesOf(answer.open, plan, asked).map((to) => linkBlock(to)),
    ...(person?.canHandOff ? person.blocks : []),
    ...(answer.offer ? [suggestionsBlock(...answer.offer)] : []),
  ];
}

const mayBeSaid = (sentence: string, { limits }: Asked): boolean =>
  !proposesExcluded(sentence, limits) && !proposesLoaded(sentence, limits);

/** `A equipe responde até hoje às 18h.`; nothing where nobody of the team answers. */
export const untilWhen = (
  { answersBy, canHandOff }: HandOff,
  { numbersHidden }: Pick<Asked, "numbersHidden">,
): string | null =>
  canHandOff && answersBy ? texts.until.replace("{hora}", numbersHidden ? answersBy.inWords : answersBy.exact) : null;

/** Of a plan and of the team only to somebody who has them. */
function isOfHers(sentence: string, plan: PlanResult, { canHandOff }: Asked): boolean {
  const hasPlan = plan.meals.length + plan.portions.length + plan.sessions.length > 0;
  return (hasPlan || !/plano/i.test(sentence)) && (canHandOff || !/nutricionista|treinador|equipe/i.test(sentence));
}

/** Pages of the Complete plan: others are led to their diary. */
export const OF_MEMBERS = /^\/app\/(?:plano|treino|pausa|revisao|agenda|promessas)/;

/** The pages of an answer; a session that there is not is the plan of training. */
function pagesOf(open: readonly string[], plan: PlanResult, { canHandOff }: Asked): string[] {
  const session = nextSession(plan);
  const pages = open.map((page) => {
    if (!canHandOff && (OF_MEMBERS.test(page) || page.startsWith("{"))) return "/app/diario";
    if (page !== "{treino}" && page !== "{curto}") return page;
    if (!session) return "/app/plano";
    return `/app/treino/${session.id}${page === "{curto}" && session.short ? "?curta" : ""}`;
  });
  return [...new Set(pages)];
}

/** While a person looks at the plan nothing is advised. */
async function answerPaused({ text, canHandOff, numbersHidden }: Asked, call: CallTool): Promise<Block[]> {
  if (!canHandOff) return [textBlock(basicTexts.plan.withoutTarget), linkBlock("/app/diario")];
  const person = await handOff(call, { topic: "saude", text });
  return [
    textBlock(basicTexts.plan.paused, untilWhen(person, { numbersHidden })),
    linkBlock("/app/plano"),
    ...person.blocks,
  ];
}

async function withoutTraining(plan: PlanResult, asked: Asked, call: CallTool): Promise<Block[]> {
  const fact = await firstFact(["energia", "diario", "linha", "prazo"], { asked, call, plan });
  const person = asked.canHandOff ? await handOff(call, { topic: "treino", text: asked.text }) : undefined;
  return [
    textBlock(
      asked.canHandOff ? texts.trainingWaits : texts.noTraining,
      fact?.said,
      person && untilWhen(person, asked),
    ),
    ...(fact ? sourcesBlock(fact) : []),
    linkBlock("/app/diario"),
    ...(person?.blocks ?? []),
  ];
}
