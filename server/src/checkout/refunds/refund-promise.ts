import type { Db } from "../../platform/database/db.ts";
import { keepPromise } from "../../promises/keep-promise.ts";
import { makePromise } from "../../promises/make-promise.ts";
import { pausePromise } from "../../promises/pauses/pause-promise.ts";
import { resumePromise } from "../../promises/pauses/resume-promise.ts";
import type { PromiseKey } from "../../promises/promise.ts";
import type { Deps } from "../deps.ts";
import type { Payment } from "../payments/payment.ts";
import { getPayment } from "../payments/payment-store.ts";
import { findOwnedAccount } from "../subscriptions/owner.ts";
import type { Refund, RefundStatus } from "./refund.ts";

type Sent = Pick<Refund, "id" | "paymentId">;
const byTeam = { actor: "equipe", by: "system" } as const;

const keyOf = (accountId: string, { id }: Pick<Refund, "id">): PromiseKey => ({
  accountId,
  kind: "refund-sent",
  subject: id,
});

/** From the request on: a refund is at the gateway within a day. */
export async function promiseRefund(
  deps: Pick<Deps, "now">,
  tx: Db,
  payment: Payment,
  refund: Pick<Refund, "id">,
): Promise<void> {
  const accountId = await findOwnedAccount(tx, payment);
  if (accountId) await makePromise(deps, tx, keyOf(accountId, refund));
}

/** While our balance at the gateway is too small the clock stands still; what is submitted is kept. */
export async function followRefundPromise(
  deps: Pick<Deps, "now">,
  tx: Db,
  { status, ...refund }: Sent & { status: RefundStatus },
): Promise<void> {
  const { accountId } = await getPayment(tx, refund.paymentId);
  const key = keyOf(accountId, refund);
  if (status === "insufficient-balance")
    return void (await pausePromise(deps, tx, { ...key, ...byTeam, reason: "saldo-no-gateway" }));
  await resumePromise(deps, tx, { ...key, ...byTeam });
  if (status === "submitted" || status === "succeeded") await keepPromise(deps, tx, key);
}
