import { GUARANTEE_DAYS, WITHDRAWAL_DAYS } from "@app/contract/catalogue";
import type { Deps } from "../deps.ts";
import { findByIdPrefix } from "../identity/find-by-id-prefix.ts";
import { inTransaction } from "../platform/db.ts";
import { isUuid } from "../platform/uuid.ts";
import { applyCharge, classifyCharge } from "./apply-charge.ts";
import type { LedgerSale } from "./ledger-sale.ts";
import type { Payment } from "./payment.ts";
import { type PaymentOrigin, parsePaymentId } from "./payment-id.ts";
import { insertPayment, lockPayment, recordAudit } from "./store.ts";
import { cycleOfPrice } from "./terms.ts";

/** The row that was lost, made again from what the gateway still knows; undefined when it leads to nobody. */
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
  return {
    id: reference,
    accountId: account.accountId,
    via: account.via,
    // Lost as well: whatever was bought by email since may be the same purchase, and somebody decides.
    requester: null,
    email: account.email,
    plan: "completo",
    cycle,
    amountCents: totalCents,
    method,
    installments,
    // Not open: its buyer may be pressing again at this moment, and only one may be. Money raises it.
    status: "failed",
    failure: "rebuilt",
    gateway: gateway.name,
    gatewayId: charge.pixCodeId ?? charge.chargeId,
    pixCode: null,
    pixImage: null,
    pixExpiresAt: null,
    replacedAt: null,
    idempotencyKey: null,
    requestHash: null,
    withdrawalDays: WITHDRAWAL_DAYS,
    guaranteeDays: GUARANTEE_DAYS,
    // What they allowed is lost as well, so nobody is told.
    allowsAds: false,
    clientIp: null,
    userAgent: null,
    fbc: null,
    fbp: null,
    createdAt: charge.createdOn,
    answeredAt: now(),
    paidAt: null,
    dueAt: null,
    lookupCount: 0,
  };
}

/** Each key reads another account, or nobody: only one that is the only one counts. */
async function findByOrigin({ db }: Pick<Deps, "db">, origins: PaymentOrigin[]) {
  const hits = await Promise.all(
    origins.map(async ({ via, ...range }) => {
      const account = await findByIdPrefix({ db }, range);
      return account ? [{ ...account, via }] : [];
    }),
  );
  const [first, ...others] = hits.flat();
  return others.every(({ accountId }) => accountId === first?.accountId) ? first : undefined;
}

/**
 * Payments from before ids said whose they are: whoever paid by card is a customer over there, under our account's id.
 * Nothing says how it was bought, so it is for whoever verifies the email.
 */
async function findByCustomer({ db, gateway }: Pick<Deps, "db" | "gateway">, customerId: string | null) {
  const id = customerId ? await gateway.getCustomerReference(customerId) : undefined;
  const account = id && isUuid(id) ? await findByIdPrefix({ db }, { from: id, to: id }) : undefined;
  return account && { ...account, via: "email" as const };
}

/** Whether its money would stay, if it were made again. */
export const classifyDraft = (deps: Pick<Deps, "db" | "now">, draft: Payment, { charge }: LedgerSale) =>
  classifyCharge(deps, deps.db, draft, charge);

/** Writes the row and takes the money in, as if it had just come: plan, receipt, action. */
export const rebuildPayment = (
  deps: Pick<Deps, "db" | "jobs" | "ads" | "team" | "now">,
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
