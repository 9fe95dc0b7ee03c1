import { formatCents, PAYMENT_METHODS } from "@app/contract/catalogue";
import type { Today } from "./get-today.ts";

export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
const LABEL_WIDTH = 26;

/** A line that starts with "!" needs an operator. */
export const line = (label: string, text: string, needsAction = false): string =>
  `${needsAction ? "!" : " "} ${label.padEnd(LABEL_WIDTH)} ${text}`;

const seconds = (at: Date, since: Date): number => Math.max(0, (at.getTime() - since.getTime()) / 1000);
export const until = (at: Date, due: Date): string =>
  due < at ? `venceu ${ago(seconds(at, due))}` : `em ${span(seconds(due, at))}`;
export const ago = (age: number): string => `há ${span(age)}`;

export function span(age: number): string {
  if (age < MINUTE) return `${Math.round(age)} s`;
  if (age < HOUR) return `${Math.round(age / MINUTE)} min`;
  if (age < 48 * HOUR) return `${Math.floor(age / HOUR)} h ${Math.round((age % HOUR) / MINUTE)} min`;
  return `${Math.floor(age / (24 * HOUR))} dias`;
}

const methods = { pix: "PIX", "credit-card": "cartão" } as const;
const outcomes = {
  pending: "esperando o PIX",
  processing: "em processamento",
  declined: "recusados pelo banco",
  failed: "vencidos ou sem resposta",
  paid: "pagos",
  received: "pagos, já recebidos",
  refunded: "devolvidos",
} as const;
const refunds = {
  pending: "a enviar",
  submitted: "a caminho do cliente",
  "awaiting-approval": "esperam aprovação no painel do gateway",
  "insufficient-balance": "sem saldo no gateway",
  rejected: "negadas pelo gateway",
  succeeded: "feitas",
} as const;

/** The day's payments by their outcome, with what is unanswered, refunded or disputed. */
export function formatPayments({
  payments: totals,
  unansweredSeconds,
  refunds: openRefunds,
  disputes,
}: Today): string[] {
  const paymentLines = Object.entries(outcomes).flatMap(([outcome, label]) => {
    const ofOutcome = totals.filter((total) => total.outcome === outcome && total.count > 0);
    if (ofOutcome.length === 0) return [];
    const counts = PAYMENT_METHODS.flatMap((method) => {
      const count = ofOutcome.find((total) => total.method === method)?.count;
      return count ? [`${count} ${methods[method]}`] : [];
    });
    const cents = ofOutcome.reduce((sum, { amountCents }) => sum + amountCents, 0);
    return [line(`  ${label}`, `${counts.join(", ")} · ${formatCents(cents)}`)];
  });
  const refundLines = openRefunds
    .filter(({ count }) => count > 0)
    .map(({ status, count, amountCents, oldestSeconds }) =>
      line(
        "  devoluções",
        `${count} ${refunds[status]} · ${formatCents(amountCents)} · a mais antiga ${ago(oldestSeconds)}`,
        status !== "pending" && status !== "submitted",
      ),
    );
  const disputeLines = disputes
    .filter(({ state, count }) => state === "open" && count > 0)
    .map(({ count, amountCents }) =>
      line("  contestações", `${count} em análise no banco · ${formatCents(amountCents)}`, true),
    );
  return [
    line("Pagamentos", paymentLines.length > 0 ? "" : "nenhum hoje"),
    ...paymentLines,
    ...(unansweredSeconds > 0
      ? [line("  sem resposta", `o mais antigo ${ago(unansweredSeconds)}`, unansweredSeconds > 20 * MINUTE)]
      : []),
    ...refundLines,
    ...disputeLines,
  ];
}

/** The gateway's webhooks and what is left of its quota. */
export function formatGateway({ webhooks, quotas, at }: Today): string[] {
  const { inTime, late, newest, waiting: unprocessed, oldestSeconds } = webhooks;
  const latest = newest ? `o último ${ago(seconds(at, newest))}` : "nenhum hoje";
  const delayed = late > 0 ? `, ${late} demoraram mais de 1 min` : "";
  return [
    line("Avisos do gateway", `${inTime + late}, ${latest}${delayed}`),
    line(
      "  por tratar",
      unprocessed > 0 ? `${unprocessed}, o mais antigo ${ago(oldestSeconds)}` : "nenhum",
      oldestSeconds > 5 * MINUTE,
    ),
    ...quotas.map(({ gateway: name, callsLeft, seenAt }) =>
      line(
        "Cota de chamadas",
        `${name}: restam ${callsLeft} (dito ${ago(seconds(at, seenAt))})`,
        callsLeft < QUOTA_LOW,
      ),
    ),
    ...(quotas.length === 0 ? [line("Cota de chamadas", "o gateway ainda não disse")] : []),
  ];
}

const QUOTA_LOW = 5_000;

/** As in the alert: a night's figures are a day old when the next ones come. */
const OLD = 27 * HOUR;

const days = (count: number): string => `${count} ${count === 1 ? "dia" : "dias"}`;

/** Of the promises to members: which clocks stand still, what lateness gave, and how old the public figures are. */
export function formatLedger({ pausedPromises: paused, credited, publicFiguresSeconds: age }: Today): string[] {
  return [
    line("  prazos parados", `${paused.team} pela equipe, ${paused.member} por pausa do membro`),
    line("  creditados", `${days(credited.today)} hoje, ${days(credited.ever)} ao todo`),
    line(
      "Página de promessas",
      age === null ? "ainda sem números" : `números de ${ago(age)}${age > OLD ? " (PromiseSnapshotOld)" : ""}`,
      age !== null && age > OLD,
    ),
  ];
}
