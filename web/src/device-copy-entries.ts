import type { SyncKind } from "@app/contract/sync";

/** What a member reads about it, in the order of the sentence. */
const topics = {
  plan: "o plano, com as trocas e a lista de compras",
  intake: "as respostas do questionário",
  weights: "os pesos",
  body: "as medidas, o sono e as atividades",
  diary: "o diário do que você come",
  workouts: "os treinos, com séries e dores",
  reviews: "as revisões da semana",
  conversations: "as conversas com a equipe, o suporte e o assistente",
  drafts: "os rascunhos",
} as const;
type Topic = keyof typeof topics;

// The contents of a member's database (`account-` in stored-entries.ts). It goes as a whole when the consent to health
// data is withdrawn, when the member signs out and when the copy is turned off.

/** The kinds of its records, sent or not; the compiler asks for a new one here. */
export const copiedKinds = {
  weight: "weights",
  answer: "intake",
  swap: "plan",
  eaten: "plan",
  tick: "plan",
  workout: "workouts",
  set: "workouts",
  stop: "workouts",
  food: "diary",
  day: "diary",
  measure: "body",
  sleep: "body",
  activity: "body",
  "own-food": "diary",
  "own-measure": "diary",
  "own-meal": "diary",
  review: "reviews",
  message: "conversations",
} as const satisfies Record<SyncKind, Topic>;

/**
 * What is kept beside the records, by its name in the database. A copy of what the server answered goes with a new epoch,
 * a draft only with the whole copy: the store knows a draft by its name (idb-store.ts).
 */
export const keptAnswers = {
  plan: "plan",
  "plan-changes": "plan",
  intake: "intake",
  workouts: "workouts",
  reviews: "reviews",
  "conversation-team": "conversations",
  "conversation-support": "conversations",
  assistant: "conversations",
  "review-draft": "drafts",
  "message-draft-team": "drafts",
  "message-draft-assistant": "drafts",
  "message-draft-support": "drafts",
  /** Sent, and not known to have arrived. */
  "question-draft": "drafts",
} as const satisfies Record<string, Topic>;
export type KeptAnswerName = keyof typeof keptAnswers;

/** For `/cookies`, the question and the switch: each says what is listed here. */
export function copiedTopics(): string {
  const used = new Set<Topic>([...Object.values(copiedKinds), ...Object.values(keptAnswers)]);
  const named = Object.entries(topics).flatMap(([topic, words]) => (used.has(topic as Topic) ? [words] : []));
  return new Intl.ListFormat("pt-BR").format(named);
}
