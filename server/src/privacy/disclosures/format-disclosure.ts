import { brand } from "@app/contract/brand";
import type { EventName } from "@app/contract/catalogue";
import type { Disclosure } from "@app/contract/privacy";
import { formatRetention, retainedSince } from "@app/contract/retention";
import { subjectText } from "../../health-access/health-access-view.ts";
import type { Channel } from "../../messages/channels.ts";
import { describeMessage } from "../../messages/describe-message.ts";
import type {
  listMessages,
  listModelCalls,
  listPaymentCalls,
  listRefundCalls,
  listRelays,
} from "./disclosure-store.ts";

type RowOf<List extends (...args: never) => Promise<unknown[]>> = Awaited<ReturnType<List>>[number];
type State = Disclosure["state"];

const CONSENT = "Seu consentimento (LGPD, art. 7º, I)";
const CONTRACT = "Contrato ou pedido seu (LGPD, art. 7º, V)";

const events: Partial<Record<EventName, string>> = {
  PageView: "Visita a uma página",
  Lead: "Pedido de contato",
  CompleteRegistration: "Cadastro",
  Contact: "Toque no WhatsApp",
  InitiateCheckout: "Abertura do pagamento",
  AddToCart: "Escolha de plano",
  Purchase: "Compra",
};

const relayStates: Record<string, State> = {
  due: "waiting",
  sent: "sent",
  revoked: "withheld",
  "dead-lettered": "failed",
};
const messageStates: Record<string, State> = {
  due: "waiting",
  sent: "sent",
  cancelled: "withheld",
  "dead-lettered": "failed",
};

/** After their retention the identifiers are cleared from the row: what else was disclosed can no longer be listed. */
export const ofRelay = (row: RowOf<typeof listRelays>, now: Date): Disclosure => ({
  id: row.id,
  at: row.at.toISOString(),
  to: "meta",
  receiver: "Meta (Facebook e Instagram)",
  about: events[row.eventName as EventName] ?? row.eventName,
  what: [
    "o que aconteceu e quando",
    ...(row.accountId || row.hashedIdentifiers ? ["nome e contato embaralhados"] : []),
    ...(row.pageUrl ? ["endereço da página, sem detalhes"] : []),
    ...(row.clientIp ? ["endereço IP e navegador"] : []),
    ...(row.fbc || row.fbp ? ["marcas de anúncio do seu navegador"] : []),
    ...(row.at <= retainedSince("eventMarks", now)
      ? [`detalhes já apagados, ${formatRetention("eventMarks")} depois`]
      : []),
  ],
  why: "Medir se os anúncios funcionam.",
  basis: CONSENT,
  state: relayStates[row.status] ?? "waiting",
  settledAt: row.settledAt?.toISOString() ?? null,
});

export function ofMessage(row: RowOf<typeof listMessages>): Disclosure {
  const channel = row.channel as Channel;
  return {
    id: row.id,
    at: row.at.toISOString(),
    to: channel,
    ...describeMessage(row.template, channel),
    state: messageStates[row.status] ?? "waiting",
    settledAt: row.settledAt?.toISOString() ?? null,
  };
}

const gateway = { to: "gateway", receiver: `${brand.paymentProcessor}, processador de pagamentos` } as const;

/** Of a day and kinds of data, never what was asked. */
export const ofModelCall = (row: RowOf<typeof listModelCalls>): Disclosure => ({
  id: row.id,
  at: row.at.toISOString(),
  to: "model",
  receiver: `${row.actorName}, provedor de inteligência artificial`,
  about: "Pergunta ao assistente",
  what: ["o que você perguntou, sem nome nem contato", ...row.subjects.map(subjectText)],
  why: "Escrever a resposta do assistente.",
  basis: CONSENT,
  state: "sent",
  settledAt: row.at.toISOString(),
});

/** A PIX charge carries only the value and our reference; a card charge everything the buyer typed. */
export const ofPayment = (row: RowOf<typeof listPaymentCalls>): Disclosure => ({
  id: row.id,
  at: row.at.toISOString(),
  ...gateway,
  about: row.method === "pix" ? "Código PIX" : "Cobrança no cartão",
  what:
    row.method === "pix"
      ? ["valor e número da compra, sem nada seu"]
      : ["nome, email, telefone, CPF ou CNPJ", "CEP e número", "dados do cartão", "endereço IP", "valor e parcelas"],
  why: "Cobrar o que você comprou.",
  basis: CONTRACT,
  state: paymentState(row),
  settledAt: row.answeredAt?.toISOString() ?? null,
});

/** Rejected by our own limit, or the gateway did not answer: then nothing is known to have arrived. */
function paymentState({ answeredAt, failure }: RowOf<typeof listPaymentCalls>): State {
  if (failure === "limit") return "withheld";
  if (failure === "unavailable") return "failed";
  return answeredAt ? "sent" : "waiting";
}

export const ofRefund = (row: RowOf<typeof listRefundCalls>): Disclosure => ({
  id: row.id,
  at: row.at.toISOString(),
  ...gateway,
  about: "Devolução",
  what: ["número da cobrança e valor"],
  why: "Devolver o dinheiro da sua compra.",
  basis: CONTRACT,
  state:
    row.status === "pending" || row.status === "insufficient-balance"
      ? "waiting"
      : row.status === "rejected"
        ? "failed"
        : "sent",
  settledAt: (row.sentAt ?? row.doneAt)?.toISOString() ?? null,
});
