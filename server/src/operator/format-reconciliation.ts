import { formatCents } from "@app/contract/catalogue";
import type { Finding, FindingKind, Reconciliation } from "../checkout/reconciliation/reconcile-ledger.ts";

const LABEL_WIDTH = 34;
const MAX_LISTED = 200;

/** The operator's label and advice for each kind, in the order of the report. */
const kinds: Record<FindingKind, { label: string; advice?: string }> = {
  "in-sync": { label: "iguais aqui e lá" },
  "not-paid": { label: "sem dinheiro parado" },
  outdated: { label: "mudaram de estado sem sabermos", advice: "acerte com --repair" },
  "missing-charge": { label: "pagos sem sabermos", advice: "acerte com --repair: o plano é liberado" },
  "missing-payment": { label: "pagamento perdido, conta conhecida", advice: "recrie com --repair: o plano é liberado" },
  duplicate: { label: "pagos a mais", advice: "devolva com --refund" },
  "amount-mismatch": { label: "valor que não é o nosso", advice: "devolva com --refund" },
  orphan: {
    label: "pagamento e conta perdidos",
    advice: "procure o comprador no painel (cliente) e convide a se cadastrar; sem resposta, devolva com --refund",
  },
  external: { label: "cobranças que não são do site", advice: "feitas à mão no painel? nada a fazer aqui" },
  conflict: { label: "contradizem o que temos", advice: "não mexa: compare no painel e abra um chamado" },
};
const needsNoAction = new Set<FindingKind>(["in-sync", "not-paid"]);

/** Lines for a terminal, without personal data: an authorized operator looks ids up in the gateway's panel. */
export function formatReconciliation({ findings, pages, isComplete }: Reconciliation): string {
  const byKind = Map.groupBy(findings, ({ kind }) => kind);
  const counts = Object.entries(kinds).flatMap(([kind, { label }]) => {
    const ofKind = byKind.get(kind as FindingKind) ?? [];
    return ofKind.length > 0 ? [`  ${label.padEnd(LABEL_WIDTH)} ${summarize(ofKind)}`] : [];
  });
  const lists = Object.entries(kinds).flatMap(([kind, { label, advice }]) => {
    const open = (byKind.get(kind as FindingKind) ?? []).filter(({ done }) => done === null);
    if (needsNoAction.has(kind as FindingKind) || open.length === 0) return [];
    const shown = open.slice(0, MAX_LISTED).map(lineOf);
    const rest = open.length > MAX_LISTED ? [`    … e mais ${open.length - MAX_LISTED}`] : [];
    return ["", `! ${label}: ${advice}`, ...shown, ...rest];
  });
  return [
    `${findings.length} vendas no gateway, lidas em ${pages} ${pages === 1 ? "chamada" : "chamadas"}`,
    ...(isComplete ? [] : ["! a cota de chamadas está no fim: o mais antigo não foi lido; repita mais tarde"]),
    ...counts,
    ...lists,
  ].join("\n");
}

function summarize(findings: Finding[]): string {
  const cents = findings.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const repaired = findings.filter(({ done }) => done === "repaired").length;
  const refunded = findings.filter(({ done }) => done === "refund-requested").length;
  const done = [repaired > 0 && `${repaired} acertados agora`, refunded > 0 && `${refunded} a devolver`].filter(
    Boolean,
  );
  return [`${findings.length} · ${formatCents(cents)}`, ...done].join(" · ");
}

const lineOf = ({ chargeId, amountCents, paymentId, customerId }: Finding): string =>
  `    ${chargeId}  ${formatCents(amountCents)}  pagamento ${paymentId ?? "?"}  cliente ${customerId ?? "?"}`;
