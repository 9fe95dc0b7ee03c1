import type { Examples } from "../platform/http/openapi.ts";

const ID = "3f1c9a52-7c0e-4b8e-9a51-0b8b6f1d2e3c";
const at = "2026-11-16T13:05:00.000Z";
const dueAt = "2026-11-16T16:05:00.000Z";
const item = {
  memberId: ID,
  name: "Bia Rocha",
  day: 5,
  week: 1,
  diet: "A",
  training: "B",
  kind: "plan",
  why: "Plano definitivo vence hoje",
  what: "Revisar e assinar",
  minutes: 12,
  score: 350,
  parts: [{ part: "D", points: 350, text: "prazo em 3\u00a0h" }],
  since: at,
  promises: [{ kind: "definitive-plan", text: "Plano definitivo", startsAt: at, dueAt, state: "running", left: 0.025 }],
  claim: { staffId: ID, name: "Helena Prado", until: dueAt, isMine: true },
  postponedUntil: null,
};
const queue = { rev: "41", asOf: at, items: [item], minutes: 12, doneToday: 3 };

/** The queue of a professional. */
export const staffQueueExamples: Examples = {
  "GET /v1/staff/queue": { return: queue },
  "POST /v1/staff/queue/:memberId/claim": { body: {}, return: queue },
  "DELETE /v1/staff/queue/:memberId/claim": { return: { ...queue, items: [{ ...item, claim: null }] } },
  "POST /v1/staff/queue/:memberId/postponement": { body: { until: null }, return: queue },
};
