import type { Block, HandoffTopic } from "@app/contract/assistant";
import { isMedicalUrgency, pregnancyRow, type Topic } from "../safety/classify-topic.ts";
import { careText, emergencyNumber } from "../safety/fixed-texts.ts";
import { plainText } from "../safety/match-text.ts";
import { linkBlock, suggestionsBlock, textBlock } from "./blocks/blocks.ts";
import { handOff } from "./blocks/hand-off.ts";
import { withoutFigures } from "./blocks/without-figures.ts";
import type { CallTool } from "./tool-results.ts";
import { answerMoney } from "./topics/money.ts";
import { isStrongPain, withPainAsked } from "./topics/pain-level.ts";
import { topicTextRules } from "./topics/topic-texts.ts";

/** The row of the safety table that the member's words raise, for the caller to store with the answer. */
export type TopicSign = "R01_MENOR_DE_18" | "R02_GRAVIDA" | "R03_AMAMENTA_OU_BEBE" | "R29_DOR_7";
export type TopicAnswer = { blocks: Block[]; sign: TopicSign | null };
export type TopicContext = { text: string; country: string; numbersHidden: boolean };

const texts = topicTextRules.content;
const HEARTACHE = /terminou comigo|terminei o namoro|terminar o namoro|me traiu|volt[oa]r? com|meu ex|minha ex/;

/** The fixed answer of a topic; null where there is none, and the text is answered as any other. */
export async function answerTopic(topic: Topic, context: TopicContext, call: CallTool): Promise<TopicAnswer | null> {
  const { text, country, numbersHidden } = context;
  if (topic === "medico" && isMedicalUrgency(text)) {
    // The number to call is said to everybody.
    const said = texts.medicoUrgente.replace("{emergencia}", emergencyNumber(country));
    return { blocks: await withPerson(said, call, { topic: "saude", text, urgency: "alta" }), sign: null };
  }
  const answer = await answerPlainTopic(topic, text, call);
  return answer && { ...answer, blocks: numbersHidden ? withoutFigures(answer.blocks) : answer.blocks };
}

async function answerPlainTopic(topic: Topic, text: string, call: CallTool): Promise<TopicAnswer | null> {
  switch (topic) {
    case "medico":
      return { blocks: await withPerson(texts.medico, call, { topic: "saude", text }), sign: null };
    case "gestacao": {
      const sign = pregnancyRow(text);
      const said = sign === "R02_GRAVIDA" ? texts.gestacao : texts.amamentacao;
      return { blocks: await withPerson(said, call, { topic: "saude", text }), sign };
    }
    case "menor": {
      const [said, ...person] = await withPerson(texts.menor, call, { topic: "saude", text });
      return { blocks: [...(said ? [said] : []), linkBlock("/reembolso"), ...person], sign: "R01_MENOR_DE_18" };
    }
    case "prescricao": {
      const topicOf: HandoffTopic = /trein|exercicio/.test(plainText(text)) ? "treino" : "dieta";
      const blocks = await withPerson(texts.prescricao, call, { topic: topicOf, text });
      return { blocks: [...blocks, suggestionsBlock(...texts.suggestions.prescricao)], sign: null };
    }
    case "dinheiro":
      return { blocks: await answerMoney(text, call), sign: null };
    case "outra-pessoa":
      return { blocks: await withPerson(texts.outraPessoa, call, { topic: "plano", text }), sign: null };
    case "fora-do-tema": {
      const isSad = HEARTACHE.test(plainText(text));
      const suggestions = isSad ? [] : [suggestionsBlock(...texts.suggestions.foraDoTema)];
      return { blocks: [textBlock(isSad ? texts.tristeza : texts.foraDoTema), ...suggestions], sign: null };
    }
    case "injecao":
      return null;
  }
}

/** Why a person comes before a model and before the rules. Asked after the dangers and the topics. */
export type PersonReason = "dor-forte";

/** `previous`: what was said before, for a bare number that answers the question how much it hurts. */
export const needsPerson = (
  text: string,
  previous: readonly { readonly from: "member" | "assistant"; readonly text: string }[] = [],
): PersonReason | null => (isStrongPain(withPainAsked(text, previous)) ? "dor-forte" : null);

/** Pain of seven or more of ten: stop, and no swap before a person has looked. */
export async function answerPerson(_reason: PersonReason, context: TopicContext, call: CallTool): Promise<TopicAnswer> {
  const blocks = await withPerson(texts.dorForte, call, { topic: "dor", text: context.text, urgency: "alta" });
  return { blocks, sign: "R29_DOR_7" };
}

/** What is said once the member has confirmed a sign; of a strong pain the advice was given with the question. */
export async function answerSign(sign: TopicSign, context: TopicContext, call: CallTool): Promise<Block[]> {
  const topic = sign === "R01_MENOR_DE_18" ? "menor" : "gestacao";
  const answer = sign === "R29_DOR_7" ? await answerPerson("dor-forte", context, call) : null;
  return (answer ?? (await answerTopic(topic, context, call)))?.blocks ?? [];
}

/** Words of an eating disorder: the fixed text, and a person at once. Sign, hidden numbers and alert are the caller's. */
export async function answerCare({ text }: Pick<TopicContext, "text">, call: CallTool): Promise<{ blocks: Block[] }> {
  const person = await handOff(call, { topic: "saude", text, urgency: "alta" });
  return { blocks: [textBlock(careText()), ...person.blocks] };
}

type Wanted = Parameters<typeof handOff>[1];

async function withPerson(said: string, call: CallTool, wanted: Wanted): Promise<Block[]> {
  const { canHandOff, blocks } = await handOff(call, wanted);
  const offer = wanted.urgency === "alta" ? texts.offerUrgent : texts.offer;
  return [textBlock(said, canHandOff && offer), ...blocks];
}
