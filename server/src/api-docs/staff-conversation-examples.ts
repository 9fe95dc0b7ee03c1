import type { Message } from "@app/contract/conversations";
import type { CannedReply, StaffThread } from "@app/contract/staff/conversations";
import type { Examples } from "../platform/http/openapi.ts";

const ID = "3f1c9a52-7c0e-4b8e-9a51-0b8b6f1d2e3c";
const KEY = "8a4f7f0e-4a3b-4d0e-b1f3-2f6f1f5b7c10";
const at = "2026-11-16T13:05:00.000Z";
const dueAt = "2026-11-16T21:05:00.000Z";
const text = "Pode sim, Bia. Na tela do plano, toque no arroz e escolha a troca.";
const waiting = { since: at, dueAt, isLate: false };

const question: Message = {
  _id: ID,
  seq: 1,
  at,
  from: "member",
  by: null,
  text: "Posso trocar o arroz por batata?",
  card: null,
  answered: null,
};
const answer: Message = {
  ...question,
  _id: KEY,
  seq: 2,
  at: "2026-11-16T14:05:00.000Z",
  from: "team",
  by: { name: "Helena Prado", role: "nutri", registration: "CRN-3 00000" },
  text,
  answered: { serviceMinutes: 60, dueAt, isLate: false },
};
const handedOver: Message = {
  ...question,
  _id: KEY,
  seq: 2,
  from: "system",
  text: "Helena passou a sua pergunta para Rafael, do treino.",
};
const thread: StaffThread = {
  thread: "team",
  messages: [question],
  hasOlder: false,
  lastSeq: 1,
  readByMember: 1,
  readByTeam: 0,
  waiting,
  memberId: ID,
  name: "Bia Rocha",
  firstName: "Bia",
  holder: null,
  draft: { text: "Pode sim, Bia.", savedAt: at },
  mayWrite: true,
};
const answered: StaffThread = {
  ...thread,
  messages: [question, answer],
  lastSeq: 2,
  readByTeam: 2,
  waiting: null,
  draft: null,
};
const reply: CannedReply = { _id: KEY, title: "Bom dia", text: "Bom dia, {primeiroNome}!", isMine: true };

/** The threads of a member, the inbox of support, and canned replies. */
export const staffConversationExamples: Examples = {
  "GET /v1/staff/members/:memberId/threads/:thread": { return: thread },
  "POST /v1/staff/members/:memberId/threads/:thread/messages": { body: { key: KEY, text }, return: answered },
  "POST /v1/staff/members/:memberId/threads/:thread/read": { body: { seq: 1 }, return: { readByTeam: 1 } },
  "POST /v1/staff/members/:memberId/threads/:thread/draft": {
    body: { text: "Pode sim, Bia." },
    return: { savedAt: at },
  },
  "POST /v1/staff/members/:memberId/threads/:thread/hand-over": {
    body: { key: KEY, to: "treinador", note: "Ela pergunta do treino de quarta." },
    return: { ...thread, messages: [question, handedOver], lastSeq: 2, holder: "treinador" },
  },
  "GET /v1/staff/support": {
    return: { threads: [{ memberId: ID, name: "Bia Rocha", lastAt: at, unread: 1, waiting }] },
  },
  "GET /v1/staff/replies": { return: { replies: [reply] } },
  "POST /v1/staff/replies": {
    body: { _id: KEY, title: reply.title, text: reply.text },
    return: { replies: [reply] },
  },
  "DELETE /v1/staff/replies/:replyId": { return: { replies: [] } },
};
