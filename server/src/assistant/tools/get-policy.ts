import { brand } from "@app/contract/brand";
import { cycles, formatCents, GUARANTEE_DAYS, WITHDRAWAL_DAYS } from "@app/contract/catalogue";
import { guaranteeTerms } from "@app/contract/guarantee-terms";
import type { PolicyResult } from "@app/engine/assistant/tool-results";
import type { PolicyTopic } from "@app/engine/assistant/tools";
import { localTimeOf } from "@app/engine/promises/local-time";
import { promiseRules } from "@app/engine/promises/promise-kinds";
import { withdrawalDeadline } from "../../checkout/refunds/request-refund.ts";
import { findCurrentPurchase } from "../../checkout/subscriptions/queries.ts";
import { findOffer } from "../../leads/queries.ts";
import { HOUR_MS } from "../../platform/time.ts";
import { policySource, type Reading } from "./reading.ts";

const sent = promiseRules.content.kinds["refund-sent"];
const REFUND_HOURS = "length" in sent && sent.length !== "stated" ? sent.length / HOUR_MS : 24;

const REFUND = { label: "Reembolso", to: "/reembolso" };

/** What the public page and the contract say, in sentences that an answer may take whole. */
const POLICIES: Readonly<Record<Exclude<PolicyTopic, "prices">, Pick<PolicyResult, "facts" | "link">>> = {
  refund7: {
    facts: [
      `Até ${WITHDRAWAL_DAYS} dias depois da compra, você desiste sem dar motivo e recebe tudo de volta.`,
      "O dia da compra não conta, e o último dia vale inteiro.",
    ],
    link: REFUND,
  },
  refundPix: {
    facts: [
      `Até ${WITHDRAWAL_DAYS} dias depois da compra, você desiste sem dar motivo e recebe tudo de volta.`,
      `No PIX, enviamos a devolução em até ${REFUND_HOURS} horas, para a mesma conta que pagou.`,
    ],
    link: REFUND,
  },
  guarantee30: {
    facts: [
      `A garantia é de ${GUARANTEE_DAYS} dias: seguiu o programa, registrou e não teve resultado, o valor volta inteiro.`,
      `Os dias contam do primeiro plano, e o pedido vale até o dia ${guaranteeTerms.requestUntilDay}.`,
      "O medidor mostra o que já foi cumprido e o que falta, e é na mesma página que se pede.",
    ],
    link: { label: "Garantia", to: "/app/garantia" },
  },
  cancel: {
    facts: [
      `Nos primeiros ${WITHDRAWAL_DAYS} dias você desiste e recebe tudo de volta.`,
      "Depois disso o plano vai até o fim do período pago e não renova sozinho.",
    ],
    link: { label: "Conta", to: "/app/conta" },
  },
  presencial: {
    facts: [
      "O atendimento é a distância.",
      "Quem prefere ser atendido pessoalmente pode pedir; se a equipe não puder oferecer, o valor volta inteiro.",
    ],
    link: REFUND,
  },
};

/** The rules of the service on a topic, the same for everybody; of the prices, the annual one is the member's. */
export async function getPolicy(
  reading: Pick<Reading, "deps" | "accountId">,
  topic: PolicyTopic,
): Promise<PolicyResult> {
  const policy = topic === "prices" ? await pricesOf(reading) : POLICIES[topic];
  const own = topic === "refund7" ? await ownWithdrawal(reading) : null;
  return { sources: [policySource(policy.link.to)], topic, ...policy, own };
}

/** Until when this member may go back on the purchase; null: nothing was paid, or it has ended. */
async function ownWithdrawal({ deps, accountId }: Pick<Reading, "deps" | "accountId">): Promise<PolicyResult["own"]> {
  const { current, next } = await findCurrentPurchase(deps, accountId);
  const purchase = current ?? next;
  const deadline = purchase && withdrawalDeadline(purchase);
  if (!deadline || purchase.endedAt || purchase.suspendedAt) return null;
  return {
    until: localTimeOf(brand.serviceHours.timeZone, deadline.getTime()).day,
    isOpen: deps.now() <= deadline,
  };
}

async function pricesOf({
  deps,
  accountId,
}: Pick<Reading, "deps" | "accountId">): Promise<Pick<PolicyResult, "facts" | "link">> {
  const { monthly, semestral, annual } = cycles;
  const offered = await findOffer(deps, accountId);
  const [month, halfYear, year] = [
    monthly.monthlyCents,
    semestral.monthlyCents,
    Math.min(offered ?? annual.monthlyCents, annual.monthlyCents),
  ].map(formatCents);
  return {
    facts: [
      `O Plano Completo custa ${month} por mês no ciclo mensal, ${halfYear} no semestral e ${year} no anual${offered && offered < annual.monthlyCents ? ", o preço da sua página" : ""}.`,
      "O Gratuito não custa nada.",
    ],
    link: { label: "Conta", to: "/app/conta" },
  };
}
