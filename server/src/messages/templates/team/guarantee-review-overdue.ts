import type * as z from "zod";
import { aside, paragraph } from "../parts/blocks.ts";
import { money } from "../parts/format-money.ts";
import type { Template } from "../parts/template.ts";
import { HOW_TO_ANSWER, ReviewParams, reviewFacts } from "./guarantee-review.ts";
import { TEAM_WHY } from "./lead-facts.ts";

/** To the team: the 72 hours are over and the claim is unanswered. */
export const guaranteeReviewOverdue = {
  params: ReviewParams,
  transactional: true,
  email: (review: z.output<typeof ReviewParams>) => ({
    subject: `Atrasado: garantia de ${money(review.amountCents)} sem resposta`,
    preheader: "Prometemos responder em 72 horas, e o prazo passou.",
    title: "O prazo passou sem resposta.",
    body: [
      paragraph("Prometemos que uma pessoa responderia em 72 horas. Responda agora e comece pedindo desculpa."),
      reviewFacts(review),
      aside(HOW_TO_ANSWER),
    ],
    why: TEAM_WHY,
    internal: true,
  }),
} satisfies Template<typeof ReviewParams>;
