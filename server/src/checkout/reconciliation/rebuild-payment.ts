import { recordAudit } from "../../audit/record-audit.ts";
import { findByIdPrefix } from "../../identity/accounts/queries.ts";
import { inTransaction } from "../../platform/database/db.ts";
import { isUuid } from "../../platform/uuid.ts";
import type { Deps } from "../deps.ts";
import type { LedgerCharge } from "../gateway/gateway.ts";
import { cycleOfPrice } from "../payments/order-terms.ts";
import { newPayment, type Payment } from "../payments/payment.ts";
import { type PaymentOrigin, parsePaymentId } from "../payments/payment-id.ts";
import { insertPayment, lockPayment } from "../payments/payment-store.ts";
import type { Sale } from "../settlement/charge.ts";
import { applyCharge, classifyCharge } from "../settlement/settle-charge.ts";

/** One sale of the gateway's ledger. */
export type LedgerSale = Sale<LedgerCharge>;

/** A lost payment row rebuilt from the gateway's ledger; undefined when no account matches. */
export async function draftPayment(
  { db, gateway, keyRing, now }: Pick<Deps, "db" | "gateway" | "keyRing" | "now">,
  { charge, installments, totalCents }: LedgerSale,
  reference: string,
): Promise<Payment | undefined> {
  const { method } = charge;
  const cycle = cycleOfPrice(totalCents);
  const account =
    (await findByOrigin({ db }, parsePaymentId(keyRing, reference))) ??
    (await findByCustomer({ db, gateway }, charge.customerId));
  if (!account?.email || !cycle || !method) return undefined;
  return newPayment({
    id: reference,
    accountId: account.accountId,
    via: account.via,
    // Lost as well: any later purchase without a session may be the same one, and an operator decides.
    requester: null,
    email: account.email,
    plan: "completo",
    cycle,
    amountCents: totalCents,
    method,
    installments,
    // Which rules the buyer saw is lost too: a new payment has the version in force.
    // Not open: the buyer may be in a new attempt right now, and a channel has one. Its charge then raises the status.
    status: "failed",
    failure: "rebuilt",
    gateway: gateway.name,
    gatewayId: charge.pixCodeId ?? charge.chargeId,
    createdAt: charge.createdOn,
    answeredAt: now(),
  });
}

/** Each accepted key decrypts to another prefix: only an unambiguous match counts. */
async function findByOrigin({ db }: Pick<Deps, "db">, origins: PaymentOrigin[]) {
  const matches = await Promise.all(
    origins.map(async ({ via, ...range }) => {
      const account = await findByIdPrefix({ db }, range);
      return account ? [{ ...account, via }] : [];
    }),
  );
  const [first, ...others] = matches.flat();
  return others.every(({ accountId }) => accountId === first?.accountId) ? first : undefined;
}

/**
 * For payments from before ids encoded their owner: the gateway's customer of a card payment carries our account id.
 * The channel is unknown, so the purchase goes to the account that verifies the e-mail.
 */
async function findByCustomer({ db, gateway }: Pick<Deps, "db" | "gateway">, customerId: string | null) {
  const id = customerId ? await gateway.getCustomerReference(customerId) : undefined;
  const account = id && isUuid(id) ? await findByIdPrefix({ db }, { from: id, to: id }) : undefined;
  return account && { ...account, via: "email" as const };
}

/** The disposition that the charge would get if the payment were rebuilt. */
export const classifyDraft = (deps: Pick<Deps, "db" | "now">, draft: Payment, { charge }: LedgerSale) =>
  classifyCharge(deps, deps.db, draft, charge);

/** Inserts the row and applies the charge as if it were new: period, receipt, audit entry. */
export const rebuildPayment = (
  deps: Pick<Deps, "db" | "jobs" | "ads" | "team" | "places" | "now">,
  draft: Payment,
  { id: chargeId, charge }: LedgerSale,
): Promise<Payment> =>
  inTransaction(deps.db, async (tx) => {
    await insertPayment(tx, draft);
    const details = { chargeId, amountCents: draft.amountCents };
    const action = "payment rebuilt from the ledger";
    await recordAudit(tx, { at: deps.now(), actor: "operator", action, paymentId: draft.id, details });
    return applyCharge(deps, tx, await lockPayment(tx, draft.id), charge);
  });
