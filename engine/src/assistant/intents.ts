import type { RuleSet } from "../rules/rule-set.ts";
import { matches, plainText } from "../safety/match-text.ts";
import { findCurated } from "./curated-answers.ts";
import type { Intent, IntentWords } from "./intents/intent.ts";
import { intentWords } from "./intents/intent-words.ts";
import { readers } from "./intents/slots.ts";
import type { PolicyTopic } from "./tools.ts";

export type { Intent } from "./intents/intent.ts";

export type IntentFound = { readonly intent: Intent; readonly slots: Record<string, string> };

export const intentRules: RuleSet<readonly IntentWords[]> = {
  id: "assistant-intents",
  version: "3",
  title: "Como o modo básico entende um pedido",
  author: "Prumo",
  sources: ["Written for this service, after the evaluation set of the assistant"],
  content: intentWords,
};

/** `café da manhã: tapioca com ovo`. */
const MEAL_LINE = /^(cafe da manha|almoco|lanche da tarde|lanche|jantar|janta|ceia) ?[:-] ?(.{2,300})$/;

/** A long text is a story or a paste: what is asked stands in its beginning. */
const READ = 2_000;

/**
 * The wish of a text and what it names. A question is looked for among the intents first, for they answer from the member's own
 * plan; only then among the frequent ones.
 */
export function intentOf(text: string): IntentFound | undefined {
  const begun = text.slice(0, READ);
  const found = intentRules.content.find(({ triggers }) => matches(triggers, begun));
  if (found) return { intent: found.intent, slots: slotsOf(found.slots, plainText(begun)) };
  const meal = MEAL_LINE.exec(plainText(begun));
  if (meal?.[1] && meal[2]) return { intent: "registrar", slots: { meal: meal[1], eaten: meal[2] } };
  const curated = findCurated(begun);
  return curated && { intent: "pergunta-frequente", slots: { id: curated.id } };
}

/** Questions of the plan: a short text that goes on from one is about the same. */
const GOES_ON = new Set<Intent>([
  "plano-de-hoje",
  "proxima-refeicao",
  "troca-alimento",
  "quanto-tem",
  "meta",
  "consumo",
  "treino-de-hoje",
  "troca-exercicio",
  "como-faz",
]);
const LONGEST_FOLLOW_UP = 60;

/** `e no jantar?` after a question: the same wish, with what the new text names. */
export function followUpOf(text: string, before: string): IntentFound | undefined {
  const plain = plainText(text);
  if (plain.length > LONGEST_FOLLOW_UP || !/^(?:e|mas e|ta,? e) /.test(plain)) return undefined;
  const found = intentRules.content.find(({ triggers }) => matches(triggers, before.slice(0, READ)));
  if (!found || !GOES_ON.has(found.intent)) return undefined;
  const earlier = slotsOf(found.slots, plainText(before));
  const { measure } = earlier;
  return { intent: found.intent, slots: { ...(measure ? { measure } : {}), ...slotsOf(found.slots, plain) } };
}

function slotsOf(names: readonly string[], plain: string): Record<string, string> {
  const read = names.map((name) => [name, name === "policy" ? policyIn(plain) : readers[name]?.(plain)] as const);
  return Object.fromEntries(read.filter((slot): slot is readonly [string, string] => slot[1] !== undefined));
}

function policyIn(plain: string): PolicyTopic {
  if (/presencia|pessoalmente/.test(plain)) return "presencial";
  return /reembols|estorn|dinheiro|desist/.test(plain) ? "refund7" : "cancel";
}
