import type { Badges, MemberThread } from "@app/contract/conversations";
import type { Examples } from "../platform/http/openapi.ts";

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
