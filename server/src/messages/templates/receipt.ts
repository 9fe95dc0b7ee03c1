import { brand } from "@app/contract/brand";
import { CYCLES } from "@app/contract/catalogue";
import { formatMethod } from "@app/contract/order-text";
import * as z from "zod";
import type { MessageLinks } from "../links.ts";
import { action, aside, facts, paragraph } from "./parts/blocks.ts";
import { Cents, dateAndTime, dayOnly, formatCycle, greet, Method, money } from "./parts/format.ts";
import type { Template } from "./parts/template.ts";

/**
 * With `verificationId` the purchase was made by typing an e-mail: the link in this message gives access to it. With
 * `releaseId` that e-mail belongs to an account that may be another person's.
 */
const Params = z.object({
  fullName: z.string(),
  referenceNumber: z.string(),
  amountCents: Cents,
  method: Method,
  installments: z.int().positive(),
  cycle: z.enum(CYCLES),
  paidAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** Where people start later than access. */
  teamStartsAt: z.iso.datetime().optional(),
  verificationId: z.uuid().optional(),
  releaseId: z.uuid().optional(),
});
type Sale = z.output<typeof Params>;

/** The account's owner is not known here: the recipient knows, and no name is shown. */
const openHeld = (verificationId: string, releaseId: string, links: MessageLinks) => [
  paragraph(
    `${greet("")} Este email está em uma conta que confirmou um telefone. A compra espera por quem confirmar este email.`,
  ),
  paragraph("A conta é sua? Confirme o email com a senha dela, e o plano abre na hora."),
  action("Confirmar com a minha senha", links.verificationLink(verificationId)),
  paragraph(
    "Não criou essa conta? Alguém cadastrou o seu email nela. Libere o email por aqui, crie a sua conta com ele e confirme: o plano aparece lá.",
  ),
  action("Liberar meu email", links.verificationLink(releaseId)),
];

const opening = ({ fullName, verificationId, releaseId }: Sale, links: MessageLinks) => {
  if (verificationId && releaseId) return openHeld(verificationId, releaseId, links);
  return verificationId
    ? [
        paragraph(`${greet(fullName)} Falta um toque: confirme que este email é seu e o plano abre na hora.`),
        action("Confirmar e abrir meu plano", links.verificationLink(verificationId)),
      ]
    : [
        paragraph(`${greet(fullName)} Seu plano já está aberto. O primeiro passo é o questionário inicial.`),
        action("Responder ao questionário", links.pageLink("/app/anamnese")),
      ];
};

export const receipt = {
  params: Params,
  transactional: true,
  priority: "awaited",
  email: (sale: Sale, links: MessageLinks) => ({
    subject: `Pagamento confirmado: ${money(sale.amountCents)}`,
    preheader: sale.releaseId
      ? "Falta confirmar que este email é seu. O recibo e os prazos estão aqui."
      : "Seu plano está liberado. O recibo e os prazos estão aqui.",
    title: "Pagamento confirmado.",
    body: [
      ...opening(sale, links),
      facts([
        { label: "Você comprou", value: formatCycle(sale.cycle) },
        { label: "Valor", value: money(sale.amountCents) },
        { label: "Forma", value: formatMethod(sale.method, sale.installments, sale.amountCents) },
        { label: "Pago em", value: dateAndTime(sale.paidAt) },
        ...(sale.teamStartsAt ? [{ label: "A equipe começa em", value: dayOnly(sale.teamStartsAt) }] : []),
        { label: "Vale até", value: dateAndTime(sale.endsAt) },
        { label: "Protocolo", value: sale.referenceNumber },
        { label: "Vendido por", value: `${brand.legalName}, CNPJ ${brand.cnpj}` },
      ]),
      aside("Nada renova sozinho. Você pode desistir em até 7 dias, sem dar motivo, e tem 30 dias de garantia."),
      aside("Este recibo comprova o pagamento. Não é nota fiscal."),
    ],
    why: `Você recebeu este email porque comprou no ${brand.name}.`,
  }),
} satisfies Template<typeof Params>;
