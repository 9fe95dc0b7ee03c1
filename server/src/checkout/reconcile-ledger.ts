import type { Deps } from "../deps.ts";
import { isUuid } from "../platform/uuid.ts";
import { judgeMoney } from "./apply-charge.ts";
import { findCharge, type KeptCharge } from "./charge-store.ts";
import type { ChargeState, LedgerCharge } from "./gateway.ts";
import { isMoneyThere, type LedgerSale, salesIn } from "./ledger-sale.ts";
import { matchPayment } from "./match-payment.ts";
import type { Payment } from "./payment.ts";
import { draftPayment, judgeDraft, rebuildPayment } from "./rebuild-payment.ts";
import { returnStranger } from "./return-stranger.ts";
import { settleCharge } from "./settle-charge.ts";
import { findPayment } from "./store.ts";

/**
 * `equal`: both say the same. `no-money`: nothing was paid, or it went back. `behind`: ours is older. `unseen`: our
 * payment has no note of its money. `lost`: the payment is gone, its buyer is here. `surplus`, `other-amount`: money
 * that we would not keep. `stranger`: payment and buyer are gone. `foreign`: never ours. `unlike`: the two contradict.
 */
export type FindingKind =
  | "equal"
  | "no-money"
  | "behind"
  | "unseen"
  | "lost"
  | "surplus"
  | "other-amount"
  | "stranger"
  | "foreign"
  | "unlike";
export type Finding = {
  kind: FindingKind;
  chargeId: string;
  paymentId: string | null;
  customerId: string | null;
  amountCents: number;
  /** What was done about it, if anything was. */
  done: "mended" | "refund asked" | null;
};
export type LedgerWish = { since: Date; mends: boolean; refunds: ReadonlySet<string> };
export type Reconciliation = { findings: Finding[]; pages: number; isWhole: boolean };

/** Calls that people need for buying are not spent on looking back. */
const CALLS_TO_SPARE = 2_000;
/** The gateway's whole ledger since a moment beside our books, sale by sale. Changes only what was asked for. */
export async function reconcileLedger(deps: Deps, wish: LedgerWish): Promise<Reconciliation> {
  const { charges, pages, isWhole } = await readLedger(deps, wish.since);
  const findings: Finding[] = [];
  for (const sale of salesIn(charges)) findings.push(await look(deps, sale, wish));
  return { findings, pages, isWhole };
}

async function readLedger({ gateway }: Pick<Deps, "gateway">, since: Date) {
  const charges: LedgerCharge[] = [];
  let pages = 0;
  for await (const page of gateway.walkCharges(since)) {
    charges.push(...page);
    pages += 1;
    const quota = gateway.quota();
    if (quota && quota.callsLeft < CALLS_TO_SPARE) return { charges, pages, isWhole: false };
  }
  return { charges, pages, isWhole: true };
}

async function look(deps: Deps, sale: LedgerSale, wish: LedgerWish): Promise<Finding> {
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
  return payment ? lookAtOurs(deps, payment, sale, wish, found) : lookAtUnknown(deps, sale, wish, found);
}
type Found = (kind: FindingKind, done?: Finding["done"]) => Finding;

async function lookAtOurs(deps: Deps, payment: Payment, sale: LedgerSale, wish: LedgerWish, found: Found) {
  const { charge } = sale;
  const mend = async (done: Finding["done"]) => {
    await settleCharge(deps, payment.id, charge);
    return done;
  };
  const kept = await findCharge(deps.db, payment.gateway, sale.id);
  if (kept) {
    if (kept.amountCents !== sale.totalCents || isAhead(kept, charge.state)) return found("unlike");
    if (!isBehind(kept, payment, charge.state)) return found("equal");
    return found("behind", wish.mends ? await mend("mended") : null);
  }
  if (!isMoneyThere(sale)) return found("no-money");
  const verdict = await judgeMoney(deps, deps.db, payment, charge);
  if (verdict === "accepted") return found("unseen", wish.mends ? await mend("mended") : null);
  return found(verdict, wish.refunds.has(sale.id) ? await mend("refund asked") : null);
}

async function lookAtUnknown(deps: Deps, sale: LedgerSale, wish: LedgerWish, found: Found) {
  const { reference } = sale.charge;
  if (!isMoneyThere(sale)) return found("no-money");
  if (!reference || !isUuid(reference)) return found("foreign");
  const draft = await draftPayment(deps, sale, reference);
  if (!draft) return found("stranger", wish.refunds.has(sale.id) ? await returnStranger(deps, sale) : null);
  const verdict = await judgeDraft(deps, draft, sale);
  const isWanted = verdict === "accepted" ? wish.mends : wish.refunds.has(sale.id);
  if (isWanted) await rebuildPayment(deps, draft, sale);
  if (verdict === "accepted") return found("lost", isWanted ? "mended" : null);
  return found(verdict, isWanted ? "refund asked" : null);
}

const steps = ["captured", "returning", "returned"] as const;
const theirs: Partial<Record<ChargeState, KeptCharge["status"]>> = {
  captured: "captured",
  settled: "captured",
  "dispute-won": "captured",
  returning: "returning",
  returned: "returned",
  disputed: "captured",
};

/** We say that money went back, and they still have it. */
function isAhead({ status }: KeptCharge, state: ChargeState): boolean {
  const said = theirs[state];
  return said === undefined || steps.indexOf(status) > steps.indexOf(said);
}

const isBehind = (kept: KeptCharge, payment: Payment, state: ChargeState): boolean =>
  kept.status !== theirs[state] ||
  isDisputeBehind(kept, state) ||
  (kept.verdict === "accepted" && state === "settled" && payment.status === "paid");

function isDisputeBehind({ dispute }: KeptCharge, state: ChargeState): boolean {
  if (state === "disputed") return dispute !== "open";
  if (state === "dispute-won") return dispute !== "won";
  return dispute === "open" && (state === "captured" || state === "settled");
}
