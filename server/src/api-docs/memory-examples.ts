import type { Examples } from "../platform/http/openapi.ts";

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
