import type { Block } from "@app/contract/assistant";
import { classifyText } from "../../safety/classify.ts";
import { classifyTopic } from "../../safety/classify-topic.ts";
import { plainText } from "../../safety/match-text.ts";
import { linkBlock, suggestionsBlock } from "../blocks/blocks.ts";
import { withoutFigures } from "../blocks/without-figures.ts";
import { answerEveryday, isAdvice, withFact } from "../everyday/answers/answer-everyday.ts";
import { OF_MEMBERS } from "../everyday/answers/answer-wish.ts";
import { type EverydayFound, findEveryday } from "../everyday/find-everyday.ts";
import { followUpOf, type Intent, type IntentFound, intentOf } from "../intents.ts";
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
import type { Asked, Rule, RulesQuestion } from "./rule.ts";
import { sayNo } from "./say-no.ts";
import { sayTargets } from "./targets.ts";
import { sayTrainingOfToday } from "./training-today.ts";
import { answerUnknown, buttonOf } from "./unknown.ts";

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
export type RulesAnswer = { readonly intent: string | null; readonly blocks: Block[]; readonly isUnderstood: boolean };

/** An answer without a model: the wish of the text, the same tools, sentences of ours. */
export async function answerByRules(question: RulesQuestion, call: CallTool): Promise<RulesAnswer> {
  const known = await answer(question, call);
  const blocks = known?.blocks ?? (await answerUnknown(question, call));
  return {
    intent: known?.intent ?? null,
    blocks: question.numbersHidden ? withoutFigures(blocks) : blocks,
    isUnderstood: known !== null,
  };
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

type Known = { readonly intent: string; readonly blocks: Block[] };

/** Null: it is not understood. */
async function answer(question: RulesQuestion, call: CallTool): Promise<Known | null> {
  const { numbersHidden, previous } = question;
  const text = withPainAsked(question.text, previous);
  const context = { text, numbersHidden, country: NO_COUNTRY };
  const reason = needsPerson(text);
  if (reason) return { intent: reason, blocks: (await answerPerson(reason, context, call)).blocks };
  // A command to the machine is no question: what else the text asks for is answered.
  const topic = classifyTopic(text, ["injecao"]);
  const fixed = topic && (await answerTopic(topic, context, call));
  if (fixed) return { intent: topic, blocks: fixed.blocks };
  const found = intentOf(text) ?? followUpOf(text, lastQuestion(question));
  const asked = { ...question, text, plain: plainText(text), slots: found?.slots ?? {} };
  const everyday = findEveryday(text);
  if (everyday && (!found || everyday.score >= neededBeside(found, text))) return answerWishOf(everyday, asked, call);
  return answerIntent(found, asked, call);
}

/** Said in so many words: no wish of everyday life is looked for behind them. */
const PLAIN = new Set<Intent>([
  "quanto-tem",
  "meta",
  "registrar-igual",
  "por-que-mudou",
  "mostrar-numeros",
  "esconder-numeros",
  "abrir-link",
  "outra-conta",
  "instrucoes",
  "xingamento",
]);
/** A meal that is told to be logged. */
const LOGGED = /(?:^|[^a-z])(?:foi|anota|anote|registra|registre|poe ai|coloca ai|lanca ai)(?![a-z])/;
const JOY = /amando|amei|adorei|orgulh|roupa ficou|obrigad|quase me mat|me matou de/;

const isPlain = ({ intent, slots }: IntentFound, text: string): boolean =>
  (PLAIN.has(intent) && slots["measure"] !== "agua") ||
  (intent === "progresso" && (slots["days"] !== undefined || slots["measure"] === "imc")) ||
  (intent === "registrar" && LOGGED.test(plainText(text))) ||
  (intent === "elogio" && JOY.test(plainText(text)));

/** Of these a word stands in many wishes: `sou obrigada a me pesar?`. */
const SAID_BESIDE = new Set<Intent>(["meta", "elogio"]);
/** A wish that words and a cue tell alike, and one that is more than a guess. */
const SURELY = 6;
const LIKELY = 1.6;

/** How sure a wish must be, that what was found is not meant. */
function neededBeside(found: IntentFound, text: string): number {
  if (isPlain(found, text)) return SAID_BESIDE.has(found.intent) ? SURELY : Number.POSITIVE_INFINITY;
  return found.intent === "registrar" ? LIKELY : 0;
}

async function answerWishOf({ intent, other }: EverydayFound, asked: Asked, call: CallTool): Promise<Known | null> {
  const no = isAdvice(intent) ? sayNo(asked) : null;
  if (no) return { intent, blocks: opening(await withFact(no, ["refeicao", "treino"], asked, call), asked) };
  const blocks = await answerEveryday(intent, asked, call);
  if (!blocks) return null;
  const said = opening([...(sayNo(asked, "alone") ?? []), ...blocks], asked);
  const meant =
    other !== undefined && !said.some(({ kind }) => kind === "suggestions") && buttonOf(other, asked.limits);
  return { intent, blocks: meant ? [...said, suggestionsBlock(meant)] : said };
}

/** Thanks and anger ask for nothing to open. */
const ENDS_IN_WORDS = new Set<Intent>(["elogio", "xingamento", "abrir-link", "outra-conta", "instrucoes"]);
const OPENS: ReadonlySet<Block["kind"]> = new Set(["link", "log", "swap", "bad-day", "handoff"]);

/** Every answer ends in something to do, and in no page that the member does not have. */
function opening(blocks: readonly Block[], { canHandOff }: Asked): Block[] {
  const own = blocks.map((block) =>
    block.kind === "link" && !canHandOff && OF_MEMBERS.test(block.to) ? linkBlock("/app/diario") : block,
  );
  return own.some(({ kind }) => OPENS.has(kind)) ? own : [...own, linkBlock(canHandOff ? "/app/plano" : "/app/diario")];
}

/** What a meal that was told is set beside, and an answer that is the same for everybody. */
const FACT_BESIDE = new Set<Intent>(["registrar", "registrar-igual", "pergunta-frequente", "quanto-tem"]);

async function answerIntent(found: IntentFound | undefined, asked: Asked, call: CallTool): Promise<Known | null> {
  if (!found) {
    const no = sayNo(asked);
    return no && { intent: "alimento", blocks: no };
  }
  const { intent } = found;
  const no = ANSWERED_BY_NO.has(intent) ? sayNo(asked) : null;
  if (no) return { intent, blocks: no };
  const said = await RULES[intent](asked, call);
  const facts = said.some(({ kind }) => kind === "log") ? (["energia", "diario"] as const) : (["refeicao"] as const);
  const blocks = FACT_BESIDE.has(intent) ? await withFact(said, facts, asked, call) : said;
  const all = ANSWERED_AFTER_NO.has(intent) ? [...(sayNo(asked, "alone") ?? []), ...blocks] : blocks;
  return {
    intent: intent === "politica" ? "dinheiro" : intent,
    blocks: ENDS_IN_WORDS.has(intent) ? all : opening(all, asked),
  };
}
