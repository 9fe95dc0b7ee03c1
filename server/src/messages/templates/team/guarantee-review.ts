import * as z from "zod";
import { aside, facts, paragraph } from "../parts/blocks.ts";
import { Cents, dayAndTime, money, shortTime } from "../parts/format.ts";
import type { Template } from "../parts/template.ts";
import { TEAM_WHY } from "./leads.ts";

const ReviewParams = z.object({
  referenceNumber: z.string(),
  amountCents: Cents,
  dueAt: z.iso.datetime(),
  /** Of what the questionnaire offers. */
  isRefund: z.literal(true).optional(),
});
type Params = z.output<typeof ReviewParams>;

const reviewFacts = ({ referenceNumber, amountCents, dueAt }: Params) =>
  facts([
    { label: "Valor", value: money(amountCents) },
    { label: "Responder até", value: dayAndTime(dueAt) },
    { label: "Protocolo", value: referenceNumber },
  ]);

const HOW_TO_ANSWER =
  'Leia o pedido com npm run guarantee -- list --by "Seu nome" e responda com grant ou refuse, o protocolo e o seu nome.';

/** To the team: a request for money that is not answered by itself, and an operator decides. */
export const guaranteeReview = {
  params: ReviewParams,
  transactional: true,
  email: (review: Params) => ({
    subject: `${review.isRefund ? "Devolução" : "Garantia"} para responder até ${shortTime(review.dueAt)}: ${money(review.amountCents)}`,
    preheader: "Este pedido não é respondido sozinho. Uma pessoa decide.",
    title: `Um pedido de ${review.isRefund ? "devolução" : "garantia"} espera resposta.`,
    body: [
      paragraph(
        "A mesma pessoa já recebeu antes, há um sinal para conferir ou ela discorda da resposta. Uma pessoa decide.",
      ),
      reviewFacts(review),
      aside(HOW_TO_ANSWER),
    ],
    why: TEAM_WHY,
    internal: true,
  }),
} satisfies Template<typeof ReviewParams>;

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
