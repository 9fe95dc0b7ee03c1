import type { Block } from "@app/contract/assistant";
import { sourcesBlock, textBlock } from "../../blocks/blocks.ts";
import { readers } from "../../intents/slots.ts";
import { sayEaten } from "../../rules/eaten.ts";
import { explainExercise, trainWithoutEquipment } from "../../rules/exercise-swap.ts";
import { swapFood } from "../../rules/food-swap.ts";
import { easeBadDay } from "../../rules/mood.ts";
import { easePain } from "../../rules/pain.ts";
import { callPerson } from "../../rules/person.ts";
import { sayNextMeal } from "../../rules/plan-today.ts";
import { sayProgress } from "../../rules/progress.ts";
import { sayGuarantee, sayWhenPlanComes } from "../../rules/promises.ts";
import type { Asked, Rule } from "../../rules/rule.ts";
import { sayTrainingOfToday } from "../../rules/training-today.ts";
import type { CallTool } from "../../tool-results.ts";
import { everydayRules } from "../everyday-rules.ts";
import { answerWish } from "./answer-wish.ts";
import type { FactName } from "./everyday-answer.ts";
import { firstFact } from "./facts.ts";
import { easeGivingUp } from "./giving-up.ts";

const { answers } = everydayRules.content;

/** Wishes whose answer is more than sentences: what it is read from, and the fact that stands beside it. */
const OWN: Readonly<Record<string, { readonly rule: Rule; readonly facts: readonly FactName[] }>> = {
  desistir: { rule: easeGivingUp, facts: [] },
  dor: { rule: easePain, facts: [] },
  "deu-ruim": { rule: easeBadDay, facts: ["refeicao"] },
  "quanto-falta": { rule: sayProgress, facts: [] },
  refeicao: { rule: sayNextMeal, facts: [] },
  "troca-alimento": { rule: swapFood, facts: ["refeicao"] },
  "treino-de-hoje": { rule: sayTrainingOfToday, facts: [] },
  "sem-equipamento": { rule: trainWithoutEquipment, facts: ["treino"] },
  "como-faz": { rule: explainExercise, facts: ["treino"] },
  "quando-sai": { rule: sayWhenPlanComes, facts: ["prazo", "treino"] },
  garantia: { rule: sayGuarantee, facts: ["prazo"] },
  pessoa: { rule: callPerson, facts: ["prazo", "treino"] },
  consumo: { rule: sayEaten, facts: ["energia", "refeicao"] },
};

export async function answerEveryday(intent: string, question: Asked, call: CallTool): Promise<Block[] | null> {
  const asked = { ...question, slots: slotsOf(question.plain) };
  const own = OWN[intent];
  if (own) return withFact(await own.rule(asked, call), own.facts, asked, call);
  const answer = answers[intent];
  return answer ? answerWish(answer, asked, call) : null;
}

/** Whether it is written for everybody, and says yes to what it is asked about. */
export const isAdvice = (intent: string): boolean => answers[intent] !== undefined && !answers[intent].isAlways;

function slotsOf(plain: string): Record<string, string> {
  const read = Object.entries(readers).map(([name, reader]) => [name, reader(plain)] as const);
  return Object.fromEntries(read.filter((slot): slot is readonly [string, string] => slot[1] !== undefined));
}

/** A fact of hers behind what was said, where what was said has none. */
export async function withFact(
  blocks: Block[],
  facts: readonly FactName[],
  asked: Asked,
  call: CallTool,
): Promise<Block[]> {
  const at = blocks.findIndex(({ kind }) => kind === "text");
  const first = blocks[at];
  if (facts.length === 0 || first?.kind !== "text") return blocks;
  const plan = await call("get_my_plan", {});
  if (plan.state === "paused") return blocks;
  const fact = await firstFact(facts, { asked, call, plan });
  if (!fact || first.text.includes(fact.said.slice(0, -1))) return blocks;
  return [...blocks.slice(0, at), textBlock(first.text, fact.said), ...blocks.slice(at + 1), ...sourcesBlock(fact)];
}
