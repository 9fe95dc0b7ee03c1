import type { StaffReview } from "@app/contract/staff/reviews";
import type { Examples } from "../platform/http/openapi.ts";

const answers = {
  dietDays: 5,
  workouts: 2,
  hunger: 3,
  energy: 3,
  sleep: 4,
  mood: 3,
  obstacle: "tempo",
  change: "Menos pressa no jantar.",
} as const;
const written = {
  text: "Você seguiu cinco dias numa semana apertada. O jantar de quinta foi o mais difícil.",
  nextStep: "Deixe o jantar de quinta pronto na quarta.",
};
const reply = {
  at: "2026-11-16T13:05:00.000Z",
  by: { name: "Helena Prado", role: "nutri", registration: "CRN-3 00000" },
  ...written,
} as const;
const review: StaffReview = {
  memberId: "3f1c9a52-7c0e-4b8e-9a51-0b8b6f1d2e3c",
  name: "Bia Rocha",
  week: "2026-11-09",
  sentAt: "2026-11-15T13:05:00.000Z",
  answers,
  score: 66,
  before: null,
  days: [{ day: "2026-11-09", meals: 4, isComplete: true, kcal: 1_730, workouts: 1, kg: 81.4 }],
  plannedWorkouts: 3,
  targetKcal: 1_750,
  lastReply: null,
  reply: null,
  replyBy: "2026-11-17T13:05:00.000Z",
  mayAnswer: true,
};

/** A weekly review as the professional answers it. */
export const staffReviewExamples: Examples = {
  "GET /v1/staff/members/:memberId/reviews/:week": { return: review },
  "POST /v1/staff/members/:memberId/reviews/:week/reply": {
    body: written,
    return: { ...review, reply, replyBy: null, mayAnswer: false },
  },
};
