import type { Deps } from "../deps.ts";
import { isUuid } from "../platform/uuid.ts";
import { classifyCharge } from "./apply-charge.ts";
import { findCharge, type StoredCharge } from "./charge-store.ts";
import type { ChargeState, LedgerCharge } from "./gateway.ts";
import { isMoneyThere, type LedgerSale, salesIn } from "./ledger-sale.ts";
import { matchPayment } from "./match-payment.ts";
import type { Payment } from "./payment.ts";
import { classifyDraft, draftPayment, rebuildPayment } from "./rebuild-payment.ts";
import { refundOrphanCharge } from "./refund-orphan-charge.ts";
import { settleCharge } from "./settle-charge.ts";
import { findPayment } from "./store.ts";

/**
 * `in-sync`: both say the same. `not-paid`: nothing was paid, or it went back. `outdated`: ours is older. `missing-charge`: our
 * payment has no note of its money. `missing-payment`: the payment is gone, its buyer is here. `duplicate`, `amount-mismatch`: money
 * that we would not keep. `orphan`: payment and buyer are gone. `external`: never ours. `conflict`: the two contradict.
 */
export type FindingKind =
  | "in-sync"
  | "not-paid"
  | "outdated"
  | "missing-charge"
  | "missing-payment"
  | "duplicate"
  | "amount-mismatch"
  | "orphan"
  | "external"
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

/** Calls that people need for buying are not spent on looking back. */
const CALLS_TO_SPARE = 2_000;
/** The gateway's whole ledger since a moment beside our books, sale by sale. Changes only what was asked for. */
export async function reconcileLedger(deps: Deps, options: ReconcileOptions): Promise<Reconciliation> {
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

async function reconcileSale(deps: Deps, sale: LedgerSale, options: ReconcileOptions): Promise<Finding> {
  const { charge } = sale;
  const paymentId = await matchPayment(deps, charge);
  const payment = paymentId ? await findPayment(deps.db, paymentId) : undefined;
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

async function reconcileKnown(deps: Deps, payment: Payment, sale: LedgerSale, options: ReconcileOptions, found: Found) {
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
  if (!isMoneyThere(sale)) return found("not-paid");
  const disposition = await classifyCharge(deps, deps.db, payment, charge);
  if (disposition === "accepted") return found("missing-charge", options.repair ? await repair("repaired") : null);
  return found(disposition, options.refunds.has(sale.id) ? await repair("refund-requested") : null);
}

async function reconcileUnknown(deps: Deps, sale: LedgerSale, options: ReconcileOptions, found: Found) {
  const { reference } = sale.charge;
  if (!isMoneyThere(sale)) return found("not-paid");
  if (!reference || !isUuid(reference)) return found("external");
  const draft = await draftPayment(deps, sale, reference);
  if (!draft) return found("orphan", options.refunds.has(sale.id) ? await refundOrphanCharge(deps, sale) : null);
  const disposition = await classifyDraft(deps, draft, sale);
  const isWanted = disposition === "accepted" ? options.repair : options.refunds.has(sale.id);
  if (isWanted) await rebuildPayment(deps, draft, sale);
  if (disposition === "accepted") return found("missing-payment", isWanted ? "repaired" : null);
  return found(disposition, isWanted ? "refund-requested" : null);
}

const steps = ["captured", "refunding", "refunded"] as const;
const theirs: Partial<Record<ChargeState, StoredCharge["status"]>> = {
  captured: "captured",
  settled: "captured",
  "dispute-won": "captured",
  refunding: "refunding",
  refunded: "refunded",
  disputed: "captured",
};

/** We say that money went back, and they still have it. */
function isAhead({ status }: StoredCharge, state: ChargeState): boolean {
  const said = theirs[state];
  return said === undefined || steps.indexOf(status) > steps.indexOf(said);
}

const isOutdated = (stored: StoredCharge, payment: Payment, state: ChargeState): boolean =>
  stored.status !== theirs[state] ||
  isDisputeBehind(stored, state) ||
  (stored.disposition === "accepted" && state === "settled" && payment.status === "paid");

function isDisputeBehind({ dispute }: StoredCharge, state: ChargeState): boolean {
  if (state === "disputed") return dispute !== "open";
  if (state === "dispute-won") return dispute !== "won";
  return dispute === "open" && (state === "captured" || state === "settled");
}
