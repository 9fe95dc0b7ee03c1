import { brand } from "@app/contract/brand";
import * as z from "zod";
import { aside, facts, paragraph } from "./parts/blocks.ts";
import { greet } from "./parts/format.ts";
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
export const askedFor = (isRefund: true | undefined): string => (isRefund ? "devolução" : "garantia");

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
