import { brand } from "@app/contract/brand";
import type { PaymentMethod } from "@app/contract/catalogue";
import type { RefundView } from "@app/contract/refunds";
import { formatDay } from "../checkout/format.ts";
import type { PurchaseWithRefunds } from "../checkout/subscriptions/list-purchases.ts";
import { addMs, DAY_MS } from "../platform/time/durations.ts";
import { addBusinessDays } from "../platform/time/local-day.ts";

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
  const steps = refund.byHand ? handSteps(refund) : method === "pix" ? pixSteps(refund) : cardSteps(refund, now);
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

const isWithTeam = ({ status }: Refund): boolean =>
  status === "awaiting-approval" || status === "insufficient-balance" || status === "rejected";

function stateOf(refund: Refund, steps: Step[]): RefundView["state"] {
  const done = steps.findLast(({ state }) => state === "done")?.key ?? "asked";
  return done === "asked" && isWithTeam(refund) ? "with-team" : done;
}

const requested = ({ requestedAt }: Refund): Step => ({
  key: "asked",
  title: "Pedido recebido",
  text: "Vale a partir deste momento. Você não precisa fazer mais nada.",
  state: "done",
  at: requestedAt.toISOString(),
  dueBy: null,
});

/** A part, which the team sends and records. */
const handSteps = (refund: Refund): Step[] => [
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

const sent = (refund: Refund): Step => ({
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

const pixSteps = (refund: Refund): Step[] => [
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
function cardSteps(refund: Refund, now: Date): Step[] {
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
