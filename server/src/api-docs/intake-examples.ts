import type { Examples } from "../platform/http/openapi.ts";

const at = "2026-11-16T13:05:00.000Z";
const intake = {
  access: "active",
  questionnaire: "completo",
  country: "BR",
  firstName: "Ana",
  completedAt: at,
  assessment: {
    outcome: "plan",
    ruleVersion: "1",
    decidedAt: at,
    diet: "A",
    training: "A",
    rows: [],
    notes: [],
    numbers: "mostrar",
    numbersForced: false,
    blockedRegions: [],
    personBy: null,
    awaitsReview: false,
    targets: {
      planned: { kcal: 1650, protein: 110, fat: 55, carb: 179 },
      ree: 1521.25,
      tdee: 2091.7,
      floor: 1200,
      waterMl: 2450,
      flags: [],
    },
    refund: null,
    crisis: null,
  },
  personMessage: null,
  reportedSigns: [],
  definitivePlanBy: "2026-11-21T13:05:00.000Z",
};

export const intakeExamples: Examples = {
  "GET /v1/account/intake": { return: intake },
  "POST /v1/account/intake/complete": { return: intake },
  "POST /v1/account/intake/signs/:signId/take-back": { return: intake },
};
