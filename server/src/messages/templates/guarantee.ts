import { brand } from "@app/contract/brand";
import * as z from "zod";
import type { MessageLinks } from "../links.ts";
import { action, aside, facts, paragraph } from "./parts/blocks.ts";
import { dayAndTime, greet } from "./parts/format.ts";
import type { Template } from "./parts/template.ts";

/** `reasons`: one per line; a refusal by the team has one, in its own words. */
const Params = z.object({
  fullName: z.string(),
  referenceNumber: z.string(),
  reasons: z.string(),
  decidedBy: z.literal("team").optional(),
  /** Of what the questionnaire offers; never said which. */
  isRefund: z.literal(true).optional(),
});

type Params = z.output<typeof Params>;
const askedFor = (isRefund: true | undefined): string => (isRefund ? "devolução" : "garantia");

/** A request that was not granted, and why. */
export const guaranteeRefused = {
  params: Params,
  transactional: true,
  email: ({ fullName, referenceNumber, reasons, decidedBy, isRefund }: Params) => ({
    subject: `Sobre o seu pedido de ${askedFor(isRefund)}`,
    preheader: decidedBy
      ? `Protocolo ${referenceNumber}. A resposta da equipe, com o motivo.`
      : `Protocolo ${referenceNumber}. O que faltou.`,
    title: decidedBy ? "A resposta ao seu pedido." : "Ainda falta uma parte.",
    body: [
      paragraph(
        decidedBy
          ? `${greet(fullName)} Uma pessoa da equipe leu o seu pedido de ${askedFor(isRefund)} e não vai devolver o valor desta compra. O motivo:`
          : `${greet(fullName)} Recebemos o seu pedido de garantia e não deu para devolver o valor agora. O motivo:`,
      ),
      ...reasons.split("\n").map(paragraph),
      facts([{ label: "Protocolo", value: referenceNumber }]),
      aside("Não concorda? Responda pelos canais abaixo com o protocolo, e uma pessoa da equipe revê o pedido."),
    ],
    why: `Você recebeu este email porque pediu a ${askedFor(isRefund)} no ${brand.name}.`,
  }),
} satisfies Template<typeof Params>;

const GuaranteeInReview = z.object({
  fullName: z.string(),
  referenceNumber: z.string(),
  answerBy: z.iso.datetime(),
  isRefund: z.literal(true).optional(),
});

/** A claim that the team reviews: by when, and that nothing changes until then. */
export const guaranteeInReview = {
  params: GuaranteeInReview,
  transactional: true,
  email: (
    { fullName, referenceNumber, answerBy, isRefund }: z.output<typeof GuaranteeInReview>,
    links: MessageLinks,
  ) => ({
    subject: `Recebemos o seu pedido de ${askedFor(isRefund)}`,
    preheader: `Protocolo ${referenceNumber}. Uma pessoa da equipe responde em até 72 horas.`,
    title: "Uma pessoa vai responder.",
    body: [
      paragraph(
        `${greet(fullName)} Recebemos o seu pedido de ${askedFor(isRefund)}. Uma pessoa da equipe lê o que você contou e responde por email até ${dayAndTime(answerBy)}.`,
      ),
      paragraph(
        "Até lá nada muda: o plano continua aberto, e o pedido vale pela data de hoje, mesmo que o prazo termine antes da resposta.",
      ),
      action("Ver o meu pedido", links.pageLink("/app/conta#direitos")),
      facts([{ label: "Protocolo", value: referenceNumber }]),
      aside("Quer contar mais alguma coisa? Escreva pelos canais abaixo com o protocolo."),
    ],
    why: `Você recebeu este email porque pediu a ${askedFor(isRefund)} no ${brand.name}.`,
  }),
} satisfies Template<typeof GuaranteeInReview>;
