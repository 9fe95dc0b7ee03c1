import { formatCents } from "@app/contract/catalogue";
import type { Finding, FindingKind, Reconciliation } from "../checkout/reconcile-ledger.ts";

const LABEL = 34;
const MOST_LISTED = 200;

/** Each kind as the operator reads it, in the order in which they should. */
const kinds: Record<FindingKind, { label: string; advice?: string }> = {
  equal: { label: "iguais aqui e lá" },
  "no-money": { label: "sem dinheiro parado" },
  behind: { label: "mudaram de estado sem sabermos", advice: "acerte com --repair" },
  unseen: { label: "pagos sem sabermos", advice: "acerte com --repair: o plano é liberado" },
  lost: { label: "pagamento perdido, conta conhecida", advice: "recrie com --repair: o plano é liberado" },
  surplus: { label: "pagos a mais", advice: "devolva com --refund" },
  "other-amount": { label: "valor que não é o nosso", advice: "devolva com --refund" },
  stranger: {
    label: "pagamento e conta perdidos",
    advice: "procure o comprador no painel (cliente) e convide a se cadastrar; sem resposta, devolva com --refund",
  },
  foreign: { label: "cobranças que não são do site", advice: "feitas à mão no painel? nada a fazer aqui" },
  unlike: { label: "contradizem o que temos", advice: "não mexa: compare no painel e abra um chamado" },
};
const quiet = new Set<FindingKind>(["equal", "no-money"]);

/** Lines for a terminal. Ids only: whose they are, the gateway's panel says to whoever may look. */
export function describeReconciliation({ findings, pages, isWhole }: Reconciliation): string {
  const byKind = Map.groupBy(findings, ({ kind }) => kind);
  const counts = Object.entries(kinds).flatMap(([kind, { label }]) => {
    const of = byKind.get(kind as FindingKind) ?? [];
    return of.length > 0 ? [`  ${label.padEnd(LABEL)} ${summed(of)}`] : [];
  });
  const lists = Object.entries(kinds).flatMap(([kind, { label, advice }]) => {
    const open = (byKind.get(kind as FindingKind) ?? []).filter(({ done }) => done === null);
    if (quiet.has(kind as FindingKind) || open.length === 0) return [];
    const shown = open.slice(0, MOST_LISTED).map(lineOf);
    const rest = open.length > MOST_LISTED ? [`    … e mais ${open.length - MOST_LISTED}`] : [];
    return ["", `! ${label}: ${advice}`, ...shown, ...rest];
  });
  return [
    `${findings.length} vendas no gateway, lidas em ${pages} ${pages === 1 ? "chamada" : "chamadas"}`,
    ...(isWhole ? [] : ["! a cota de chamadas está no fim: o mais antigo não foi lido; repita mais tarde"]),
    ...counts,
    ...lists,
  ].join("\n");
}

function summed(findings: Finding[]): string {
  const cents = findings.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const mended = findings.filter(({ done }) => done === "mended").length;
  const refunded = findings.filter(({ done }) => done === "refund asked").length;
  const done = [mended > 0 && `${mended} acertados agora`, refunded > 0 && `${refunded} a devolver`].filter(Boolean);
  return [`${findings.length} · ${formatCents(cents)}`, ...done].join(" · ");
}

const lineOf = ({ chargeId, amountCents, paymentId, customerId }: Finding): string =>
  `    ${chargeId}  ${formatCents(amountCents)}  pagamento ${paymentId ?? "?"}  cliente ${customerId ?? "?"}`;
