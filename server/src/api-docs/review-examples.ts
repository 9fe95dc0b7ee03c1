import type { ReviewsView } from "@app/contract/reviews";
import type { Examples } from "../platform/http/openapi.ts";

/** One review with its reply, and the next one open. */
const reviews: ReviewsView = {
  open: { week: "2026-11-16", until: "2026-11-29T03:00:00.000Z", plannedWorkouts: 3 },
  sent: [
    {
      week: "2026-11-09",
      sentAt: "2026-11-15T13:00:00.000Z",
      replyBy: null,
      reply: {
        at: "2026-11-16T12:30:00.000Z",
        by: { name: "Luiza Prado", role: "nutri", registration: "CRN-3 00000" },
        text: "Você seguiu cinco dias numa semana apertada. O jantar de quinta foi o mais difícil.",
        nextStep: "Deixe o jantar de quinta pronto na quarta.",
      },
    },
  ],
};

export const reviewExamples: Examples = {
  "GET /v1/account/reviews": { return: reviews },
  "POST /v1/account/reviews/:week/read": { return: { done: true } },
};
