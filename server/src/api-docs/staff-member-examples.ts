import type { Examples } from "../platform/http/openapi.ts";

const ID = "3f1c9a52-7c0e-4b8e-9a51-0b8b6f1d2e3c";
const at = "2026-11-16T13:05:00.000Z";
const later = "2026-11-18T13:05:00.000Z";

const event = {
  _id: `comment ${ID}`,
  at,
  kind: "comment",
  lane: "equipe",
  title: "Comentário",
  detail: "Reforço o lanche da tarde.",
  by: "Helena Prado",
  state: null,
  figures: [],
};

const file = {
  memberId: ID,
  name: "Otávio Lins",
  age: 51,
  access: "active",
  day: 2,
  week: 1,
  goal: "emagrecer",
  planVersion: null,
  diet: "C",
  training: "B",
  numbers: "mostrar",
  team: [{ staffId: ID, name: "Helena Prado", role: "nutri" }],
  signs: [
    {
      code: "R26_FIGADO_DII_GOTA_CANCER",
      title: "Fígado, intestino inflamado, gota ou câncer em tratamento",
      source: "Respondeu sobre o que tem ou teve",
      forces: "Uma pessoa olha em até 48\u00a0h.",
      diet: "C",
      training: "B",
    },
  ],
  guiding: [{ id: "s9", question: "Marque o que você tem ou teve", answer: "Gota" }],
  answersCount: 42,
  weight: null,
  suggestion: null,
  promises: [
    {
      _id: ID,
      kind: "definitive-plan",
      text: "Plano definitivo",
      startsAt: at,
      dueAt: "2026-11-21T13:05:00.000Z",
      state: "paused",
      left: 0.7,
      fulfilledAt: null,
      creditDays: 0,
      pause: {
        reason: "esperando-o-membro",
        actor: "equipe",
        by: "Helena Prado",
        since: at,
        countsFrom: "2026-11-17T13:05:00.000Z",
        isResumable: true,
      },
      pauseOptions: [],
    },
  ],
  reading: {
    assessment: 1,
    halves: [{ half: "diet", level: "C", isMine: true }],
    answeredAt: at,
    personBy: later,
    definitivePlanBy: "2026-11-21T13:05:00.000Z",
    outcome: "person-first",
  },
  looks: [{ name: "Helena Prado", at, what: "Respostas da anamnese, plano e peso" }],
  breakGlassUntil: null,
};

const agenda = { asOf: at, calls: [], free: [later], absences: [], unbooked: [] };
const text = "Última crise há 14 meses.";

export const staffMemberExamples: Examples = {
  "GET /v1/staff/members": {
    return: {
      members: [{ memberId: ID, name: "Otávio Lins", access: "active", day: 2, week: 1, diet: "C", training: "B" }],
    },
  },
  "GET /v1/staff/members/:memberId": { return: file },
  "GET /v1/staff/members/:memberId/timeline": { return: { events: [event], ahead: [], next: null } },
  "GET /v1/staff/members/:memberId/answers": {
    return: { answers: [{ id: "s9", question: "Marque o que você tem ou teve", answer: "Gota", isDecisive: true }] },
  },
  "GET /v1/staff/members/:memberId/promises": {
    return: { promises: [{ _id: ID, text: "Plano definitivo", dueAt: later, state: "running" }] },
  },
  "POST /v1/staff/members/:memberId/promises/:promiseId/pause": {
    body: { reason: "esperando-o-membro" },
    return: { promise: { _id: ID, text: "Plano definitivo", dueAt: later, state: "paused" } },
  },
  "POST /v1/staff/members/:memberId/promises/:promiseId/resume": {
    return: { promise: { _id: ID, text: "Plano definitivo", dueAt: later, state: "running" } },
  },
  "POST /v1/staff/members/:memberId/comments": { body: { key: ID, text }, return: { event } },
  "POST /v1/staff/members/:memberId/call-notes": {
    body: { key: ID, bookingId: null, minutes: 17, text },
    return: { event: { ...event, kind: "call", title: "Anotou uma conversa de 17\u00a0min" } },
  },
  "POST /v1/staff/members/:memberId/reported-answers": {
    body: {
      key: ID,
      reportedOn: "2026-11-16",
      channel: "phone",
      report: { kind: "allergy", items: ["ovo"], other: "", severe: false },
    },
    return: { done: true },
  },
  "GET /v1/staff/members/:memberId/decision": {
    return: {
      options: [
        {
          decision: "limits",
          isAllowed: true,
          lock: null,
          follows: "Nasce na hora um plano com prato, grupos e porções, em manutenção, sem corte.",
          message: "Otávio, li as suas respostas. Seu plano começa simples, pelo prato. Helena.",
        },
      ],
    },
  },
  "POST /v1/staff/members/:memberId/decision": {
    body: {
      key: ID,
      assessment: 1,
      half: "diet",
      decision: "limits",
      reason: "Gota controlada, 14 meses sem crise.",
      message: "Otávio, li as suas respostas. Seu plano começa simples, pelo prato. Helena.",
      reviewBy: null,
    },
    return: file,
  },
  "GET /v1/staff/agenda": { return: agenda },
  "POST /v1/staff/agenda/:bookingId/result": { body: { result: "done" }, return: agenda },
  "POST /v1/staff/agenda/:bookingId/move": { body: { startsAt: later, reason: "schedule" }, return: agenda },
  "POST /v1/staff/agenda/:bookingId/link": { body: { link: "https://meet.example/abc" }, return: agenda },
  "POST /v1/staff/agenda/absences": { body: { key: ID, from: at, until: later }, return: agenda },
};
