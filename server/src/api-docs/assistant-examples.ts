import type { AssistantMessage, AssistantPage } from "@app/contract/assistant";
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
