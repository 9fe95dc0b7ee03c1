import type { GuaranteeDecision, GuaranteeView } from "@app/contract/guarantee";
import type { Examples } from "../platform/http/openapi.ts";
import { refundPreview } from "./account-examples.ts";

const ID = "3f1c9a52-7c0e-4b8e-9a51-0b8b6f1d2e3c";
const line = { waived: false, weeks: null, needWeeks: null };
const lines: GuaranteeView["decisions"][number]["lines"] = [
  { ...line, code: "G1", ok: true, have: 0, need: 7 },
  { ...line, code: "G2", ok: false, have: 11, need: 18 },
  { ...line, code: "G3", ok: true, have: 9, need: 8 },
  { ...line, code: "G4", ok: true, have: 4, need: 3 },
  { ...line, code: "G5", ok: true, have: 14, need: 6, weeks: 4, needWeeks: 3 },
];

const refused: GuaranteeDecision = {
  _id: ID,
  referenceNumber: "K7Q2M-9XV4T",
  at: "2026-12-17T13:05:00.000Z",
  decision: "refused",
  reason: "NAO_SEGUIU",
  ruleVersion: "g2",
  tookMs: 84,
  lines,
  reasons: [
    {
      code: "G2",
      have: 11,
      need: 18,
      missing: 7,
      from: "2026-11-17",
      to: "2026-12-16",
      lastOn: "2026-12-14",
      gap: { from: "2026-12-07", to: "2026-12-13" },
      weeks: null,
      needWeeks: null,
    },
  ],
  opensOn: null,
  choices: [],
  chosen: null,
  refund: null,
  review: null,
  offer: { days: 30, acceptBy: "2027-01-16T13:05:00.000Z", acceptedAt: null, accessUntil: null },
  hash: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
};

const view: GuaranteeView = {
  purchase: {
    paymentId: ID,
    paidAt: "2026-11-17T13:05:00.000Z",
    preview: refundPreview,
    ruleVersion: "g2",
    refundUsed: false,
  },
  meter: {
    day: 30,
    of: 30,
    daysLeft: 0,
    from: "2026-11-17",
    requestUntil: "2026-12-31",
    pausedDays: 0,
    lines,
    hidden: false,
    wereLate: false,
    backDated: { diary: 1, measures: 0 },
    plannedSessions: 12,
  },
  decisions: [refused],
};

const review = {
  askedAt: "2026-12-17T13:06:00.000Z",
  answerBy: "2026-12-20T13:06:00.000Z",
  outcome: null,
  answer: null,
};

export const guaranteeExamples: Examples = {
  "GET /v1/account/guarantee": { return: view },
  "POST /v1/account/guarantee": { body: { _id: ID, paymentId: ID, password: "tapioca-6" }, return: refused },
  "POST /v1/account/guarantee/:decisionId/review": {
    body: { text: "Anotei as refeições no caderno na semana da viagem." },
    return: { ...refused, review, offer: null },
  },
  "POST /v1/account/guarantee/:decisionId/choice": {
    body: { choice: "retomar-depois" },
    return: {
      ...refused,
      decision: "choice",
      reason: "GRAVIDEZ",
      lines: null,
      reasons: [],
      chosen: "retomar-depois",
      offer: null,
    },
  },
  "POST /v1/account/guarantee/:decisionId/offer": {
    return: {
      ...refused,
      offer: {
        days: 30,
        acceptBy: "2027-01-16T13:05:00.000Z",
        acceptedAt: "2026-12-17T13:07:00.000Z",
        accessUntil: "2027-12-17T13:05:00.000Z",
      },
    },
  },
};
