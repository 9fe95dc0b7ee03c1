import type { RuleSet } from "../rules/rule-set.ts";
import { matches, type Triggers } from "./match-text.ts";
import { injectionWords } from "./topics/injection-words.ts";
import { medicalUrgencyWords, medicalWords } from "./topics/medical-words.ts";
import { minorWords } from "./topics/minor-words.ts";
import { moneyWords } from "./topics/money-words.ts";
import { offTopicWords } from "./topics/off-topic-words.ts";
import { otherPersonWords } from "./topics/other-person-words.ts";
import { nursingWords, pregnancyWords } from "./topics/pregnancy-words.ts";
import { prescriptionWords } from "./topics/prescription-words.ts";

export type Topic =
  | "medico"
  | "gestacao"
  | "menor"
  | "prescricao"
  | "dinheiro"
  | "outra-pessoa"
  | "fora-do-tema"
  | "injecao";

type Topics = {
  /** In the order in which they are looked for: what pauses a plan, then what needs a person, then the rest. */
  readonly topics: readonly { readonly topic: Topic; readonly triggers: readonly Triggers[] }[];
  readonly urgent: Triggers;
  readonly nursing: Triggers;
  /** A word at least as long as this, of mixed letters and digits, is an encoded text. */
  readonly encodedLength: number;
};

const content: Topics = {
  topics: [
    { topic: "menor", triggers: [minorWords] },
    { topic: "gestacao", triggers: [pregnancyWords, nursingWords] },
    { topic: "medico", triggers: [medicalWords] },
    { topic: "injecao", triggers: [injectionWords] },
    { topic: "outra-pessoa", triggers: [otherPersonWords] },
    { topic: "prescricao", triggers: [prescriptionWords] },
    { topic: "dinheiro", triggers: [moneyWords] },
    { topic: "fora-do-tema", triggers: [offTopicWords] },
  ],
  urgent: medicalUrgencyWords,
  nursing: nursingWords,
  encodedLength: 24,
};

export const topicWordRules: RuleSet<Topics> = {
  id: "topic-words",
  version: "3",
  title: "Palavras dos assuntos que o assistente não responde sozinho",
  author: "Prumo",
  sources: [
    "Written for this service; every word is reviewed by the responsible nutritionist",
    "OWASP Top 10 for LLM Applications 2025, LLM01: prompt injection",
  ],
  content,
};

/**
 * What a text asks for that the assistant does not answer by itself, besides what is passed over. `classifyText` looks for dangers
 * first.
 */
export function classifyTopic(text: string, besides: readonly Topic[] = []): Topic | undefined {
  const found = topicWordRules.content.topics.find(
    ({ topic, triggers }) => !besides.includes(topic) && triggers.some((one) => matches(one, text)),
  );
  return found?.topic ?? (!besides.includes("injecao") && isEncoded(text) ? "injecao" : undefined);
}

/** Too much of a medicine: the team hears of it at once, and the answer names the emergency number. */
export const isMedicalUrgency = (text: string): boolean => matches(topicWordRules.content.urgent, text);

/** The row of the safety table that a text of the class `gestacao` raises. */
export const pregnancyRow = (text: string): "R02_GRAVIDA" | "R03_AMAMENTA_OU_BEBE" =>
  matches(topicWordRules.content.nursing, text) && !matches(pregnancyWords, text)
    ? "R03_AMAMENTA_OU_BEBE"
    : "R02_GRAVIDA";

const isEncoded = (text: string): boolean =>
  (text.match(/[\w+/=-]+/g) ?? []).some(
    (word) =>
      word.length >= topicWordRules.content.encodedLength &&
      /[a-z]/.test(word) &&
      /[A-Z]/.test(word) &&
      /\d/.test(word),
  );
