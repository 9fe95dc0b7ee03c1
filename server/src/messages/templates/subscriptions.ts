import { brand } from "@app/contract/brand";
import { CYCLES } from "@app/contract/catalogue";
import * as z from "zod";
import { DAY_MS } from "../../platform/time.ts";
import type { MessageLinks } from "../links.ts";
import { action, aside, facts, paragraph } from "./parts/blocks.ts";
import { Cents, dateAndTime, formatCycle, greet, money } from "./parts/format.ts";
import type { Template } from "./parts/template.ts";

const SubscriptionEnding = z.object({ fullName: z.string(), cycle: z.enum(CYCLES), endsAt: z.iso.datetime() });

/** A week before a plan ends. Transactional: a member who expects a renewal must know that there is none. */
export const subscriptionEnding = {
  params: SubscriptionEnding,
  transactional: true,
  usefulForMs: 6 * DAY_MS,
  byDay: true,
  email: ({ fullName, cycle, endsAt }: z.output<typeof SubscriptionEnding>, links: MessageLinks) => ({
    subject: "Seu plano termina em uma semana",
    preheader: "Nada renova sozinho e nada será cobrado.",
    title: "Seu plano está acabando.",
    body: [
      paragraph(`${greet(fullName)} Nada renova sozinho: no fim do período o acesso termina e nada é cobrado.`),
      facts([
        { label: "Seu plano", value: formatCycle(cycle) },
        { label: "Vale até", value: dateAndTime(endsAt) },
      ]),
      paragraph("Quer continuar? Se comprar antes, o período novo começa quando este terminar: você não perde dias."),
      action("Escolher um período", links.pageLink("/#start")),
      aside("Não quer? Não precisa fazer nada. Sua conta e seus dados continuam seus."),
    ],
    why: `Você recebeu este email porque tem um plano no ${brand.name}.`,
  }),
} satisfies Template<typeof SubscriptionEnding>;

const Params = z.object({
  fullName: z.string(),
  paymentId: z.uuid(),
  referenceNumber: z.string(),
  amountCents: Cents,
  cycle: z.enum(CYCLES),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
});

/** Bought by typing an e-mail while a plan was active. The page did not mention it: it must not disclose who has a plan. */
export const subscriptionExtended = {
  params: Params,
  transactional: true,
  email: ({ fullName, paymentId, ...period }: z.output<typeof Params>, links: MessageLinks) => ({
    subject: "Mais um período foi comprado para a sua conta",
    preheader: "Ele começa quando o atual terminar. Não queria? O valor volta inteiro.",
    title: "Você ganhou mais tempo de plano.",
    body: [
      paragraph(
        `${greet(fullName)} Recebemos um pagamento feito com o seu email. Como a sua conta já tem um plano, o período novo começa quando o atual terminar: você não perde nenhum dia.`,
      ),
      facts([
        { label: "Comprado", value: formatCycle(period.cycle) },
        { label: "Valor", value: money(period.amountCents) },
        { label: "Começa em", value: dateAndTime(period.startsAt) },
        { label: "Vale até", value: dateAndTime(period.endsAt) },
        { label: "Protocolo", value: period.referenceNumber },
      ]),
      paragraph("Não era isso que você queria? Desista em até 7 dias, sem dar motivo, e o valor volta inteiro."),
      action("Desistir desta compra", links.pageLink(`/app/pagamentos/${paymentId}/desistir`)),
      aside("Ficou feliz com a notícia? Não precisa fazer nada. Seu plano atual continua como está."),
    ],
    why: `Você recebeu este email porque tem uma conta no ${brand.name}.`,
  }),
} satisfies Template<typeof Params>;
