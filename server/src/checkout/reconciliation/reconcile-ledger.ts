import { recordAudit } from "../../audit/record-audit.ts";
import { isUuid } from "../../platform/uuid.ts";
import type { Deps } from "../deps.ts";
import type { ChargeState, LedgerCharge } from "../gateway/gateway.ts";
import type { Payment } from "../payments/payment.ts";
import { findPayment } from "../payments/payment-store.ts";
import { isMoneyHeld, salesIn } from "../settlement/charge.ts";
import { findCharge, findMatch, type StoredCharge } from "../settlement/charge-store.ts";
import { classifyCharge, settleCharge } from "../settlement/settle-charge.ts";
import { classifyDraft, draftPayment, type LedgerSale, rebuildPayment } from "./rebuild-payment.ts";

/** Refunds a charge whose payment and buyer are gone. Without a payment row, only the audit log records it. */
async function refundOrphanCharge(
  { db, gateway, now }: Pick<Deps, "db" | "gateway" | "now">,
  { id: chargeId, charge, totalCents: amountCents }: LedgerSale,
): Promise<"refund-requested" | null> {
  const current = await gateway.getCharge(charge.chargeId);
  if (current?.state !== "captured" && current?.state !== "settled") return null;
  await recordAudit(db, {
    at: now(),
    actor: "operator",
    action: "orphan charge refunded",
    paymentId: null,
    details: { chargeId, amountCents },
  });
  const { outcome } = await gateway.refund(charge, amountCents);
  return outcome === "done" || outcome === "in-progress" || outcome === "awaiting-approval" ? "refund-requested" : null;
}

export type FindingKind =
  /** Ledger and database agree. */
  | "in-sync"
  /** No stored charge, and the gateway holds no money: never paid, or refunded. */
  | "not-paid"
  /** Our row is behind the gateway's state. */
  | "outdated"
  /** The payment exists, its charge was never stored: a missed webhook. */
  | "missing-charge"
  /** The payment row is lost, its buyer's account exists. */
  | "missing-payment"
  /** Money that we would refund. */
  | "duplicate"
  | "amount-mismatch"
  /** With our reference, but payment and account are both gone. */
  | "orphan"
  /** Without a reference of ours: not sold by this shop. */
  | "external"
  /** Ledger and database contradict each other: an operator decides. */
  | "conflict";
export type Finding = {
  kind: FindingKind;
  chargeId: string;
  paymentId: string | null;
  customerId: string | null;
  amountCents: number;
  /** What was done about it, if anything was. */
  done: "repaired" | "refund-requested" | null;
};
export type ReconcileOptions = { since: Date; repair: boolean; refunds: ReadonlySet<string> };
export type Reconciliation = { findings: Finding[]; pages: number; isComplete: boolean };

type LedgerDeps = Pick<Deps, "db" | "gateway" | "keyRing" | "jobs" | "ads" | "team" | "places" | "now">;

/** The rest of the quota is reserved for buyers. */
const CALLS_TO_SPARE = 2_000;

/** Compares the gateway's ledger with our payments, sale by sale. Changes only what the options ask for. */
export async function reconcileLedger(deps: LedgerDeps, options: ReconcileOptions): Promise<Reconciliation> {
  const { charges, pages, isComplete } = await fetchLedger(deps, options.since);
  const findings: Finding[] = [];
  for (const sale of salesIn(charges)) findings.push(await reconcileSale(deps, sale, options));
  return { findings, pages, isComplete };
}

async function fetchLedger({ gateway }: Pick<Deps, "gateway">, since: Date) {
  const charges: LedgerCharge[] = [];
  let pages = 0;
  for await (const page of gateway.walkCharges(since)) {
    charges.push(...page);
    pages += 1;
    const quota = gateway.quota();
    if (quota && quota.callsLeft < CALLS_TO_SPARE) return { charges, pages, isComplete: false };
  }
  return { charges, pages, isComplete: true };
}

async function reconcileSale(deps: LedgerDeps, sale: LedgerSale, options: ReconcileOptions): Promise<Finding> {
  const { charge } = sale;
  const match = await findMatch(deps.db, deps.gateway.name, charge);
  const payment = match && (await findPayment(deps.db, match.paymentId));
  const found = (kind: FindingKind, done: Finding["done"] = null): Finding => ({
    kind,
    chargeId: sale.id,
    paymentId: payment?.id ?? charge.reference,
    customerId: charge.customerId,
    amountCents: sale.totalCents,
    done,
  });
  return payment ? reconcileKnown(deps, payment, sale, options, found) : reconcileUnknown(deps, sale, options, found);
}
type Found = (kind: FindingKind, done?: Finding["done"]) => Finding;

async function reconcileKnown(
  deps: LedgerDeps,
  payment: Payment,
  sale: LedgerSale,
  options: ReconcileOptions,
  found: Found,
) {
  const { charge } = sale;
  const repair = async (done: Finding["done"]) => {
    await settleCharge(deps, payment.id, charge);
    return done;
  };
  const stored = await findCharge(deps.db, payment.gateway, sale.id);
  if (stored) {
    if (stored.amountCents !== sale.totalCents || isAhead(stored, charge.state)) return found("conflict");
    if (!isOutdated(stored, payment, charge.state)) return found("in-sync");
    return found("outdated", options.repair ? await repair("repaired") : null);
  }
  if (!isMoneyHeld(sale.charge)) return found("not-paid");
  const disposition = await classifyCharge(deps, deps.db, payment, charge);
  if (disposition === "accepted") return found("missing-charge", options.repair ? await repair("repaired") : null);
  return found(disposition, options.refunds.has(sale.id) ? await repair("refund-requested") : null);
}

async function reconcileUnknown(deps: LedgerDeps, sale: LedgerSale, options: ReconcileOptions, found: Found) {
  const { reference } = sale.charge;
  if (!isMoneyHeld(sale.charge)) return found("not-paid");
  if (!reference || !isUuid(reference)) return found("external");
  const draft = await draftPayment(deps, sale, reference);
  if (!draft) return found("orphan", options.refunds.has(sale.id) ? await refundOrphanCharge(deps, sale) : null);
  const disposition = await classifyDraft(deps, draft, sale);
  const isRequested = disposition === "accepted" ? options.repair : options.refunds.has(sale.id);
  if (isRequested) await rebuildPayment(deps, draft, sale);
  if (disposition === "accepted") return found("missing-payment", isRequested ? "repaired" : null);
  return found(disposition, isRequested ? "refund-requested" : null);
}

const STATUS_ORDER = ["captured", "refunding", "refunded"] as const;
const statusOfState: Partial<Record<ChargeState, StoredCharge["status"]>> = {
  captured: "captured",
  settled: "captured",
  "dispute-won": "captured",
  refunding: "refunding",
  refunded: "refunded",
  disputed: "captured",
};

/** Our row says refunded while the gateway still holds the money. */
function isAhead({ status }: StoredCharge, state: ChargeState): boolean {
  const expected = statusOfState[state];
  return expected === undefined || STATUS_ORDER.indexOf(status) > STATUS_ORDER.indexOf(expected);
}

const isOutdated = (stored: StoredCharge, payment: Payment, state: ChargeState): boolean =>
  stored.status !== statusOfState[state] ||
  isDisputeOutdated(stored, state) ||
  (stored.disposition === "accepted" && state === "settled" && payment.status === "paid");

function isDisputeOutdated({ dispute }: StoredCharge, state: ChargeState): boolean {
  if (state === "disputed") return dispute !== "open";
  if (state === "dispute-won") return dispute !== "won";
  return dispute === "open" && (state === "captured" || state === "settled");
}
