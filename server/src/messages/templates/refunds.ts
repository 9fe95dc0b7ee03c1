import { brand } from "@app/contract/brand";
import { REFUND_KINDS } from "@app/contract/refunds";
import * as z from "zod";
import { facts, paragraph } from "./parts/blocks.ts";
import { Cents, greet, Method, money } from "./parts/format.ts";
import type { Template } from "./parts/template.ts";
import { TEAM_WHY } from "./team/leads.ts";

const RefundParams = z.object({
  fullName: z.string(),
  referenceNumber: z.string(),
  kind: z.enum(REFUND_KINDS),
  amountCents: Cents,
  method: Method,
  /** A part: the days that are left. */
  byHand: z.boolean().optional(),
});
type RefundStarted = z.output<typeof RefundParams>;

const why: Record<RefundStarted["kind"], string> = {
  withdrawal: "Recebemos a sua desistência. O valor inteiro volta para você.",
  guarantee: "Recebemos o seu pedido de garantia. O valor inteiro volta para você.",
  // Neutral: an e-mail never says why the questionnaire opened a refund.
  "not-served": "Não podemos atender você agora. O valor inteiro volta para você.",
  "remote-care-declined": "Recebemos o seu pedido de devolução. O valor inteiro volta para você.",
  goodwill: "Recebemos o seu pedido de devolução. O valor inteiro volta para você.",
  duplicate: "Chegaram dois pagamentos para a mesma compra. Ficamos com um; este volta inteiro para você.",
  "amount-mismatch": "Chegou um pagamento com valor diferente do combinado. Ele volta inteiro para você.",
};

const WHY_PART = "O plano terminou, e o valor dos dias que faltavam volta para você.";

const when = ({ method, byHand }: Pick<RefundStarted, "method" | "byHand">): string =>
  byHand
    ? "A equipe envia o valor em até um dia, para a conta ou o cartão que pagou, e avisa quando sair."
    : method === "pix"
      ? "Pelo PIX, costuma cair no mesmo dia, na conta de onde saiu."
      : "No cartão, o crédito aparece em até duas faturas, conforme o banco.";

/** A refund was requested, and why. */
export const refundStarted = {
  params: RefundParams,
  transactional: true,
  email: ({ fullName, referenceNumber, kind, amountCents, method, byHand }: RefundStarted) => ({
    subject: `Seu dinheiro está voltando: ${money(amountCents)}`,
    preheader: `Protocolo ${referenceNumber}. Você não precisa fazer nada.`,
    title: "Seu dinheiro está voltando.",
    body: [
      paragraph(`${greet(fullName)} ${byHand ? WHY_PART : why[kind]}`),
      paragraph(when({ method, byHand })),
      facts([
        { label: "Valor", value: money(amountCents) },
        { label: "Protocolo", value: referenceNumber },
      ]),
    ],
    why: `Você recebeu este email porque pagou no ${brand.name}.`,
  }),
} satisfies Template<typeof RefundParams>;

/** The gateway confirmed the refund. */
export const refundDone = {
  params: RefundParams,
  transactional: true,
  email: ({ fullName, referenceNumber, amountCents, method, byHand }: z.output<typeof RefundParams>) => ({
    subject: `Devolvido: ${money(amountCents)}`,
    preheader: `Protocolo ${referenceNumber}. A devolução saiu da nossa conta.`,
    title: "Devolvemos o seu dinheiro.",
    body: [
      paragraph(
        byHand
          ? `${greet(fullName)} O valor dos dias que faltavam saiu agora, para a conta ou o cartão que pagou.`
          : method === "pix"
            ? `${greet(fullName)} O PIX de devolução saiu agora, para a conta de onde veio.`
            : `${greet(fullName)} O estorno foi feito no cartão. O banco leva até duas faturas para mostrar.`,
      ),
      facts([
        { label: "Valor", value: money(amountCents) },
        { label: "Protocolo", value: referenceNumber },
      ]),
    ],
    why: `Você recebeu este email porque pagou no ${brand.name}.`,
  }),
} satisfies Template<typeof RefundParams>;

const Params = z.object({ referenceNumber: z.string(), amountCents: Cents });

/** To the team: a cardholder disputes a charge, and there is a deadline for evidence. */
export const chargeDisputed = {
  params: Params,
  transactional: true,
  priority: "team",
  email: ({ referenceNumber, amountCents }: z.output<typeof Params>) => ({
    subject: `Contestação de ${money(amountCents)}: protocolo ${referenceNumber}`,
    preheader: "O acesso foi suspenso. Junte as provas dentro do prazo do processador.",
    title: "Um pagamento foi contestado.",
    body: [
      paragraph(
        "O acesso está suspenso até a decisão. Veja o prazo no painel do processador e envie as provas de uso.",
      ),
      facts([
        { label: "Valor", value: money(amountCents) },
        { label: "Protocolo", value: referenceNumber },
      ]),
    ],
    why: TEAM_WHY,
    internal: true,
  }),
} satisfies Template<typeof Params>;
