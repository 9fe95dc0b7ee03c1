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

/** A copy of what the server answered goes with a new epoch, a draft only with the whole copy. */
type Kept = { topic: Topic; isDraft: boolean };
const answer = (topic: Topic): Kept => ({ topic, isDraft: false });
const draft: Kept = { topic: "drafts", isDraft: true };

/** What is kept beside the records, by its name in the database. */
export const keptAnswers = {
  plan: answer("plan"),
  "plan-changes": answer("plan"),
  intake: answer("intake"),
  workouts: answer("workouts"),
  reviews: answer("reviews"),
  "conversation-team": answer("conversations"),
  "conversation-support": answer("conversations"),
  assistant: answer("conversations"),
  "review-draft": draft,
  "message-draft-team": draft,
  "message-draft-assistant": draft,
  /** Sent, and not known to have arrived. */
  "assistant-question": draft,
  "message-draft-support": draft,
} as const satisfies Record<string, Kept>;
export type KeptAnswerName = keyof typeof keptAnswers;

/** For `/cookies`, the question and the switch: each says what is listed here. */
export function copiedTopics(): string {
  const used = new Set<Topic>([...Object.values(copiedKinds), ...Object.values(keptAnswers).map(({ topic }) => topic)]);
  const named = Object.entries(topics).flatMap(([topic, words]) => (used.has(topic as Topic) ? [words] : []));
  return new Intl.ListFormat("pt-BR").format(named);
}
