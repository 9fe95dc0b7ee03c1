import { brand } from "@app/contract/brand";
import type { PaymentMethod } from "@app/contract/catalogue";
import type { RefundPreview, RefundView } from "@app/contract/refunds";
import { formatDay } from "../checkout/format.ts";
import type { PurchaseWithRefunds } from "../checkout/subscriptions/queries.ts";
import { addBusinessDays, addMs, DAY_MS } from "../platform/time.ts";

type Refund = PurchaseWithRefunds["refunds"][number];
type Step = RefundView["steps"][number];

const titles: Record<Refund["kind"], string> = {
  withdrawal: "Desistência",
  guarantee: "Garantia",
  "not-served": "Não podemos atender",
  "remote-care-declined": "Sem atendimento à distância",
  goodwill: "Devolução sem condições",
  duplicate: "Pagamento em dobro",
  "amount-mismatch": "Pagamento com outro valor",
};

/** On a card, the processor's confirmation precedes the bank statement by at most this long. */
const STATEMENT_DAYS = 10;

/** The refund's progress, each step with its date. */
export function viewRefund(refund: Refund, method: PaymentMethod, now: Date): RefundView {
  const steps = stepsOf(refund, method, now);
  return {
    referenceNumber: refund.referenceNumber,
    kind: refund.kind,
    title: titles[refund.kind],
    amountCents: refund.amountCents,
    state: stateOf(refund, steps),
    requestedAt: refund.requestedAt.toISOString(),
    steps,
  };
}

type Paid = { method: PaymentMethod; cardLast4: string | null; installments: number };
type Returned = Pick<Refund, "amountCents" | "byHand">;

/** The same steps for a refund that would be asked for now. */
export function previewRefund(paid: Paid, { amountCents, byHand }: Returned, now: Date): RefundPreview {
  const asked = { byHand, status: "pending", requestedAt: now, sentAt: null, doneAt: null } as const;
  const steps = stepsOf(asked, paid.method, now);
  const byOf = (key: Step["key"]) => steps.find((step) => step.key === key)?.dueBy ?? null;
  return {
    amountCents,
    way: wayOf(paid, byHand),
    sentBy: byOf("sent") ?? now.toISOString(),
    returnedBy: byOf("returned"),
  };
}

/** What the withdrawal and the guarantee return. */
export const previewWhole = (purchase: Paid & { amountCents: number }, now: Date): RefundPreview =>
  previewRefund(purchase, { amountCents: purchase.amountCents, byHand: false }, now);

function wayOf({ method, cardLast4, installments }: Paid, byHand: boolean): string {
  if (byHand) return "na conta ou no cartão que pagou";
  if (method === "pix") return "por PIX, para a conta que pagou";
  const card = cardLast4 ? `no cartão final ${cardLast4}` : "no cartão que pagou";
  return installments > 1 ? `${card}, com todas as parcelas` : card;
}

type Moving = Pick<Refund, "byHand" | "status" | "requestedAt" | "sentAt" | "doneAt">;

function stepsOf(refund: Moving, method: PaymentMethod, now: Date): Step[] {
  if (refund.byHand) return handSteps(refund);
  return method === "pix" ? pixSteps(refund) : cardSteps(refund, now);
}

const isWithTeam = ({ status }: Moving): boolean =>
  status === "awaiting-approval" || status === "insufficient-balance" || status === "rejected";

function stateOf(refund: Refund, steps: Step[]): RefundView["state"] {
  const done = steps.findLast(({ state }) => state === "done")?.key ?? "asked";
  return done === "asked" && isWithTeam(refund) ? "with-team" : done;
}

const requested = ({ requestedAt }: Moving): Step => ({
  key: "asked",
  title: "Pedido recebido",
  text: "Vale a partir deste momento. Você não precisa fazer mais nada.",
  state: "done",
  at: requestedAt.toISOString(),
  dueBy: null,
});

/** A part, which the team sends and records. */
const handSteps = (refund: Moving): Step[] => [
  requested(refund),
  {
    key: "sent",
    title: "Enviado pela equipe",
    text: "É o valor dos dias que faltavam. Uma pessoa da equipe confere e envia.",
    ...reached(refund.sentAt, true),
    ...(refund.sentAt ? {} : { dueBy: addMs(refund.requestedAt, DAY_MS).toISOString() }),
  },
  {
    key: "returned",
    title: "De volta para você",
    text: "Na conta ou no cartão que pagou.",
    ...reached(refund.doneAt, refund.sentAt !== null),
  },
];

const sent = (refund: Moving): Step => ({
  key: "sent",
  title: "Enviado ao processador",
  text: isWithTeam(refund)
    ? "Falta uma liberação do nosso lado, e a equipe já foi avisada. Tentamos de novo até sair."
    : "A ordem de devolução sai sozinha, em instantes.",
  ...reached(refund.sentAt, true),
  ...(isWithTeam(refund) || refund.sentAt
    ? {}
    : { dueBy: addBusinessDays(brand.serviceHours.timeZone, refund.requestedAt, 1).toISOString() }),
});

const pixSteps = (refund: Moving): Step[] => [
  requested(refund),
  sent(refund),
  {
    key: "returned",
    title: "De volta na sua conta",
    text: "Pelo PIX, na conta de onde saiu, em geral no mesmo dia.",
    ...reached(refund.doneAt, refund.sentAt !== null),
    dueBy: refund.doneAt
      ? null
      : addBusinessDays(brand.serviceHours.timeZone, refund.sentAt ?? refund.requestedAt, 1).toISOString(),
  },
];

/** The cardholder's statement is not visible to us: the last step is the bank's time limit, and its text says so. */
function cardSteps(refund: Moving, now: Date): Step[] {
  const { doneAt, sentAt, requestedAt } = refund;
  const byThen = addBusinessDays(brand.serviceHours.timeZone, doneAt ?? sentAt ?? requestedAt, STATEMENT_DAYS);
  const isOver = doneAt !== null && now > byThen;
  return [
    requested(refund),
    sent(refund),
    {
      key: "at-bank",
      title: "Estorno no banco do cartão",
      text: "Todas as parcelas juntas, as pagas e as que faltam.",
      ...reached(doneAt, sentAt !== null),
    },
    {
      key: "returned",
      title: "Crédito na fatura",
      text: isOver
        ? `O prazo do banco terminou em ${formatDay(byThen)}. Não apareceu? Fale com a gente e cite o protocolo.`
        : "O banco mostra em até 10 dias úteis; conforme o fechamento, nesta fatura ou na seguinte.",
      ...reached(isOver ? byThen : null, doneAt !== null),
      dueBy: isOver ? null : byThen.toISOString(),
    },
  ];
}

const reached = (at: Date | null, isTurn: boolean): Pick<Step, "state" | "at" | "dueBy"> => ({
  state: at ? "done" : isTurn ? "now" : "later",
  at: at?.toISOString() ?? null,
  dueBy: null,
});
