import type { Block } from "@app/contract/assistant";
import { classifyText } from "../../safety/classify.ts";
import { classifyTopic } from "../../safety/classify-topic.ts";
import { plainText } from "../../safety/match-text.ts";
import { withoutFigures } from "../blocks/without-figures.ts";
import { followUpOf, type Intent, intentOf } from "../intents.ts";
import type { CallTool } from "../tool-results.ts";
import { answerPerson, answerTopic, needsPerson } from "../topic-answers.ts";
import { withPainAsked } from "../topics/pain-level.ts";
import { explainChange } from "./changes.ts";
import { openLink, openOtherAccount, showInstructions } from "./commands.ts";
import { answerCurated } from "./curated.ts";
import { sayEaten } from "./eaten.ts";
import { explainExercise, swapExercise, trainWithoutEquipment } from "./exercise-swap.ts";
import { sayFoodFigures } from "./food-figures.ts";
import { swapFood } from "./food-swap.ts";
import { logMeal, repeatMeal } from "./log-meal.ts";
import { easeBadDay, receivePraise } from "./mood.ts";
import { hideNumbers, showNumbers } from "./numbers-mode.ts";
import { easePain } from "./pain.ts";
import { callPerson, receiveInsult } from "./person.ts";
import { sayNextMeal, sayPlanOfToday } from "./plan-today.ts";
import { sayProgress } from "./progress.ts";
import { sayGuarantee, sayWhenPlanComes } from "./promises.ts";
import type { Rule, RulesQuestion } from "./rule.ts";
import { sayNo } from "./say-no.ts";
import { sayTargets } from "./targets.ts";
import { sayTrainingOfToday } from "./training-today.ts";
import { answerUnknown } from "./unknown.ts";

export type { RulesQuestion } from "./rule.ts";

/** Nothing of these topics needs the member's country. */
const NO_COUNTRY = "";

const RULES: Readonly<Record<Intent, Rule>> = {
  "plano-de-hoje": sayPlanOfToday,
  "proxima-refeicao": sayNextMeal,
  "troca-alimento": swapFood,
  registrar: logMeal,
  "registrar-igual": repeatMeal,
  "quanto-tem": sayFoodFigures,
  meta: sayTargets,
  consumo: sayEaten,
  progresso: sayProgress,
  "treino-de-hoje": sayTrainingOfToday,
  "troca-exercicio": swapExercise,
  "sem-equipamento": trainWithoutEquipment,
  "como-faz": explainExercise,
  dor: easePain,
  "por-que-mudou": explainChange,
  "quando-sai": sayWhenPlanComes,
  garantia: sayGuarantee,
  politica: async ({ text, numbersHidden }, call) =>
    (await answerTopic("dinheiro", { text, numbersHidden, country: NO_COUNTRY }, call))?.blocks ?? [],
  pessoa: callPerson,
  "esconder-numeros": hideNumbers,
  "mostrar-numeros": showNumbers,
  "deu-ruim": easeBadDay,
  elogio: receivePraise,
  xingamento: receiveInsult,
  "abrir-link": openLink,
  "outra-conta": openOtherAccount,
  instrucoes: showInstructions,
  "pergunta-frequente": answerCurated,
};

/** `isUnderstood`: false where the answer only asks to say it otherwise. */
export type RulesAnswer = { readonly blocks: Block[]; readonly isUnderstood: boolean };

/** An answer without a model: the wish of the text, the same tools, sentences of ours. */
export async function answerByRules(question: RulesQuestion, call: CallTool): Promise<RulesAnswer> {
  const known = await answer(question, call);
  const blocks = known ?? (await answerUnknown(question, call));
  return { blocks: question.numbersHidden ? withoutFigures(blocks) : blocks, isUnderstood: known !== null };
}

/** A no says it all. */
const ANSWERED_BY_NO = new Set<Intent>(["pergunta-frequente", "quanto-tem"]);
/** They answer from the plan, in which nothing stands that a no was said to. */
const ANSWERED_AFTER_NO = new Set<Intent>([
  "plano-de-hoje",
  "proxima-refeicao",
  "troca-alimento",
  "treino-de-hoje",
  "troca-exercicio",
  "sem-equipamento",
  "como-faz",
]);

/** What the member asked before, if it was an ordinary question. */
function lastQuestion({ previous }: RulesQuestion): string {
  const text = [...previous].reverse().find(({ from }) => from === "member")?.text ?? "";
  return classifyText(text) || classifyTopic(text) ? "" : text;
}

/** Null: it is not understood. */
async function answer(question: RulesQuestion, call: CallTool): Promise<Block[] | null> {
  const { numbersHidden, previous } = question;
  const text = withPainAsked(question.text, previous);
  const context = { text, numbersHidden, country: NO_COUNTRY };
  const reason = needsPerson(text);
  if (reason) return (await answerPerson(reason, context, call)).blocks;
  // A command to the machine is no question: what else the text asks for is answered.
  const topic = classifyTopic(text, ["injecao"]);
  const fixed = topic && (await answerTopic(topic, context, call));
  if (fixed) return fixed.blocks;
  const found = intentOf(text) ?? followUpOf(text, lastQuestion(question));
  const asked = { ...question, text, plain: plainText(text), slots: found?.slots ?? {} };
  if (!found) return sayNo(asked);
  const no = ANSWERED_BY_NO.has(found.intent) ? sayNo(asked) : null;
  if (no) return no;
  const blocks = await RULES[found.intent](asked, call);
  return ANSWERED_AFTER_NO.has(found.intent) ? [...(sayNo(asked, "alone") ?? []), ...blocks] : blocks;
}
