import type { AssistantMessage, AssistantPage } from "@app/contract/assistant";
import type { Badges, MemberThread } from "@app/contract/conversations";
import type { Examples } from "../platform/http/openapi.ts";

const question: AssistantMessage = {
  _id: "0193a1b2-0000-7000-8000-000000000001",
  seq: 1,
  at: "2026-11-16T13:00:00.000Z",
  from: "member",
  status: "done",
  basic: null,
  blocks: [{ kind: "text", text: "Posso trocar o arroz do almoço?" }],
};

const answer: AssistantMessage = {
  _id: "3f1c9a52-7c0e-4b8e-9a51-0b8b6f1d2e3c",
  seq: 2,
  at: "2026-11-16T13:00:00.000Z",
  from: "assistant",
  status: "done",
  basic: null,
  blocks: [
    { kind: "text", text: "Pode. O seu plano tem estas trocas para o arroz." },
    {
      kind: "swap",
      itemId: "almoco-1",
      from: "Arroz branco cozido",
      options: [{ food: "taco:91", name: "Batata inglesa cozida", measure: "2 unidades médias", kcal: 146 }],
    },
    { kind: "sources", sources: [{ label: "Seu plano", to: "/app/plano" }] },
  ],
};

const page: AssistantPage = {
  messages: [question, answer],
  hasOlder: false,
  basic: null,
  writing: "open",
  canHandOff: true,
};

const stream = [
  { type: "start", question, answer: { ...answer, status: "streaming", blocks: [] } },
  { type: "sentence", text: "Pode. " },
  { type: "end", answer },
]
  .map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)
  .join("");

export const assistantExamples: Examples = {
  "GET /v1/account/assistant": { return: page },
  "DELETE /v1/account/assistant": { return: { done: true } },
  "POST /v1/account/assistant/messages": {
    body: { id: question._id, text: "Posso trocar o arroz do almoço?" },
    return: stream,
  },
  "GET /v1/account/assistant/messages/:messageId": { return: answer },
  "POST /v1/account/assistant/signs/:signId": { body: { answer: "no" }, return: answer },
  "DELETE /v1/account/assistant/messages/:messageId": { return: { done: true } },
};

const ID = "5b0f2c7e-1d4a-4c9b-8e63-7f2a9d0c4b18";
const memories = {
  isOn: true,
  memories: [
    { _id: ID, key: "evita", text: "Aveia, porque incha", at: "2026-11-16T13:05:00.000Z", from: "conversation" },
  ],
  providerAllowedAt: "2026-11-01T12:30:00.000Z",
  readsAlways: ["Seu objetivo, o nível do seu plano e o que você não pode comer."],
};

export const memoryExamples: Examples = {
  "GET /v1/account/assistant/memories": { return: memories },
  "POST /v1/account/assistant/memories": {
    body: { id: ID, key: "evita", text: "Aveia, porque incha", messageId: "3f1c9a52-7c0e-4b8e-9a51-0b8b6f1d2e3c" },
    return: memories,
  },
  "DELETE /v1/account/assistant/memories/:memoryId": { return: { ...memories, memories: [] } },
  "DELETE /v1/account/assistant/memories": { return: { ...memories, memories: [] } },
  "POST /v1/account/assistant/memories/switch": { body: { isOn: false }, return: { ...memories, isOn: false } },
};

const helena = { name: "Helena Prado", role: "nutri", registration: "CRN-3 00000" } as const;

/** A question and its answer, and a second question that waits. */
const thread: MemberThread = {
  thread: "team",
  messages: [
    {
      _id: "0193a1b2-0000-7000-8000-000000000001",
      seq: 1,
      at: "2026-11-16T13:00:00.000Z",
      from: "member",
      by: null,
      text: "Posso trocar o arroz por batata no jantar?",
      card: null,
      answered: null,
    },
    {
      _id: "3f1c9a52-7c0e-4b8e-9a51-0b8b6f1d2e3c",
      seq: 2,
      at: "2026-11-16T14:10:00.000Z",
      from: "team",
      by: helena,
      text: "Pode. Duas batatas médias no lugar das quatro colheres de arroz.",
      card: null,
      answered: { serviceMinutes: 70, dueAt: "2026-11-16T21:00:00.000Z", isLate: false },
    },
    {
      _id: "0193a1b2-0000-7000-8000-000000000002",
      seq: 3,
      at: "2026-11-16T15:00:00.000Z",
      from: "member",
      by: null,
      text: "E no almoço também?",
      card: null,
      answered: null,
    },
  ],
  hasOlder: false,
  lastSeq: 3,
  readByMember: 2,
  readByTeam: 2,
  waiting: { since: "2026-11-16T15:00:00.000Z", dueAt: "2026-11-16T23:00:00.000Z", isLate: false },
  people: [helena, { name: "Rafael Nunes", role: "treinador", registration: "CREF 000000-G/SP" }],
  holder: null,
  writing: "open",
  planChanges: [{ version: 2, at: "2026-11-16T14:12:00.000Z" }],
};

const badges: Badges = {
  threads: [
    { thread: "team", unread: 1, lastAt: "2026-11-16T15:00:00.000Z" },
    { thread: "support", unread: 0, lastAt: null },
  ],
  reviewReplies: 1,
};

export const conversationExamples: Examples = {
  "GET /v1/account/conversations": { return: badges },
  "GET /v1/account/conversations/:thread": { return: thread },
  "POST /v1/account/conversations/:thread/read": { body: { seq: 2 }, return: { readByMember: 2 } },
  "POST /v1/account/conversations/:thread/messages/:messageId/withdraw": { return: { done: true } },
};
