import { brand } from "@app/contract/brand";
import * as z from "zod";
import type { MessageLinks } from "../links.ts";
import { askedFor } from "./guarantee-refused.ts";
import { action, aside, facts, paragraph } from "./parts/blocks.ts";
import { dayAndTime, greet } from "./parts/format.ts";
import type { Template } from "./parts/template.ts";

const Params = z.object({
  fullName: z.string(),
  referenceNumber: z.string(),
  answerBy: z.iso.datetime(),
  isRefund: z.literal(true).optional(),
});

/** A claim that the team reviews: by when, and that nothing changes until then. */
export const guaranteeInReview = {
  params: Params,
  transactional: true,
  email: ({ fullName, referenceNumber, answerBy, isRefund }: z.output<typeof Params>, links: MessageLinks) => ({
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
} satisfies Template<typeof Params>;
