import { brand } from "@app/contract/brand";
import { CYCLES } from "@app/contract/catalogue";
import * as z from "zod";
import type { LinkMaker } from "../links.ts";
import { action, aside, facts, paragraph } from "./blocks.ts";
import { Cents, cycleInWords, Method, methodInWords, money } from "./money-words.ts";
import type { Template } from "./template.ts";
import { dayAndTime, greet } from "./words.ts";

/** With `proofId` the purchase was made by typing an email: the link in this letter is what opens it. */
const Params = z.object({
  fullName: z.string(),
  protocol: z.string(),
  amountCents: Cents,
  method: Method,
  installments: z.int().positive(),
  cycle: z.enum(CYCLES),
  paidAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  proofId: z.uuid().optional(),
});

export const receipt = {
  params: Params,
  transactional: true,
  priority: "awaited",
  email: (sale: z.output<typeof Params>, links: LinkMaker) => ({
    subject: `Pagamento confirmado: ${money(sale.amountCents)}`,
    preheader: "Seu plano está liberado. O recibo e os prazos estão aqui.",
    title: "Pagamento confirmado.",
    body: [
      paragraph(
        sale.proofId
          ? `${greet(sale.fullName)} Falta um toque: confirme que este email é seu e o plano abre na hora.`
          : `${greet(sale.fullName)} Seu plano já está aberto. O primeiro passo é o questionário inicial.`,
      ),
      sale.proofId
        ? action("Confirmar e abrir meu plano", links.proofLink(sale.proofId))
        : action("Abrir meu plano", links.pageLink("/app")),
      facts([
        { label: "Você comprou", value: cycleInWords(sale.cycle) },
        { label: "Valor", value: money(sale.amountCents) },
        { label: "Forma", value: methodInWords(sale.method, sale.installments, sale.amountCents) },
        { label: "Pago em", value: dayAndTime(sale.paidAt) },
        { label: "Vale até", value: dayAndTime(sale.endsAt) },
        { label: "Protocolo", value: sale.protocol },
        { label: "Vendido por", value: `${brand.legalName}, CNPJ ${brand.cnpj}` },
      ]),
      aside("Nada renova sozinho. Você pode desistir em até 7 dias, sem dar motivo, e tem 30 dias de garantia."),
      aside("Este recibo comprova o pagamento. Não é nota fiscal."),
    ],
    why: `Você recebeu este email porque comprou no ${brand.name}.`,
  }),
} satisfies Template<typeof Params>;
