import { brand } from "@app/contract/brand";
import * as z from "zod";
import type { MessageLinks } from "../links.ts";
import { action, aside, facts, paragraph } from "./parts/blocks.ts";
import { dayAndTime, greet } from "./parts/format.ts";
import type { Template } from "./parts/template.ts";

/** `reasons`: one per line. Without `retryUntil` the period is over. A refusal by the team lists no conditions. */
const Params = z.object({
  fullName: z.string(),
  referenceNumber: z.string(),
  reasons: z.string(),
  retryUntil: z.iso.datetime().optional(),
  decidedBy: z.literal("team").optional(),
  /** Of what the questionnaire offers; never said which. */
  isRefund: z.literal(true).optional(),
});

type Params = z.output<typeof Params>;
export const askedFor = (isRefund: true | undefined): string => (isRefund ? "devolução" : "garantia");

/** A claim that does not meet the conditions yet: which ones, and until when it may be made again. */
export const guaranteeRefused = {
  params: Params,
  transactional: true,
  email: ({ fullName, referenceNumber, reasons, retryUntil, decidedBy, isRefund }: Params, links: MessageLinks) => ({
    subject: `Sobre o seu pedido de ${askedFor(isRefund)}`,
    preheader: decidedBy
      ? `Protocolo ${referenceNumber}. A resposta da equipe, com o motivo.`
      : `Protocolo ${referenceNumber}. O que falta, e até quando dá para pedir de novo.`,
    title: decidedBy ? "A resposta ao seu pedido." : "Ainda falta uma parte.",
    body: [
      paragraph(
        decidedBy
          ? `${greet(fullName)} Uma pessoa da equipe leu o seu pedido de ${askedFor(isRefund)} e não vai devolver o valor desta compra. O motivo:`
          : `${greet(fullName)} Recebemos o seu pedido de garantia e não deu para devolver o valor agora. O motivo:`,
      ),
      ...reasons.split("\n").map(paragraph),
      ...(retryUntil
        ? [
            paragraph(`Você pode pedir de novo até ${dayAndTime(retryUntil)}.`),
            action("Ver as condições", links.pageLink("/app")),
          ]
        : []),
      facts([{ label: "Protocolo", value: referenceNumber }]),
      aside("Não concorda? Responda pelos canais abaixo com o protocolo, e uma pessoa da equipe revê o pedido."),
    ],
    why: `Você recebeu este email porque pediu a ${askedFor(isRefund)} no ${brand.name}.`,
  }),
} satisfies Template<typeof Params>;
