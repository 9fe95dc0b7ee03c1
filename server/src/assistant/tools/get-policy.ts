import { GUARANTEE_DAYS, WITHDRAWAL_DAYS } from "@app/contract/catalogue";
import { guaranteeTerms } from "@app/contract/guarantee-terms";
import type { PolicyResult } from "@app/engine/assistant/tool-results";
import type { PolicyTopic } from "@app/engine/assistant/tools";
import { promiseRules } from "@app/engine/promises/promise-kinds";
import { HOUR_MS } from "../../platform/time/durations.ts";
import { policySource } from "./sources.ts";

const sent = promiseRules.content.kinds["refund-sent"];
const REFUND_HOURS = "length" in sent && sent.length !== "stated" ? sent.length / HOUR_MS : 24;

const REFUND = { label: "Reembolso", to: "/reembolso" };

/** What the public page and the contract say, in sentences that an answer may take whole. */
const POLICIES: Readonly<Record<PolicyTopic, Pick<PolicyResult, "facts" | "link">>> = {
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

/** The rules of the service on a topic; the same for everybody. */
export const getPolicy = (topic: PolicyTopic): PolicyResult => ({
  sources: [policySource(POLICIES[topic].link.to)],
  topic,
  ...POLICIES[topic],
});
