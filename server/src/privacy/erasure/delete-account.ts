import { randomUUID } from "node:crypto";
import type { Deleted, RetainedItem } from "@app/contract/privacy";
import { retainPurchasesUntil } from "../../checkout/subscriptions/purchase.ts";
import { listSubscriptions } from "../../checkout/subscriptions/queries.ts";
import type { Account } from "../../identity/accounts/account.ts";
import { queueMessage } from "../../messages/queue-message.ts";
import { type Db, inTransaction } from "../../platform/database/db.ts";
import { Problem } from "../../platform/http/problem.ts";
import { referenceNumberOf } from "../../platform/reference-number.ts";
import type { Deps } from "../deps.ts";
import { personOf } from "../person.ts";
import { eraseEventsOf } from "./erase-events.ts";
import {
  eraseAccount,
  eraseContacts,
  eraseMessages,
  erasePurchases,
  getRetainedData,
  insertDeletion,
  lockPerson,
  retainRecords,
} from "./erasure-store.ts";
import { confirmationAddress, openIn, subscriptionIn } from "./preview-deletion.ts";
import { retainedItems } from "./retained-data.ts";

type DeletionDeps = Pick<Deps, "db" | "jobs" | "now" | "keyRing">;

/**
 * Erases the account in one transaction: what the law retains moves to a pseudonym, everything else is deleted. The confirmation
 * is queued first and redacted once sent. The caller has confirmed the password. Rate limits stay: an attacker who could
 * reset them by deleting accounts could guess without end.
 */
export function deleteAccount(
  deps: DeletionDeps,
  { account, giveUpPlan }: { account: Account; giveUpPlan: boolean },
): Promise<Deleted> {
  return inTransaction(deps.db, async (tx) => {
    const at = deps.now();
    const person = personOf(account);
    // From here on no payment can start on this account: it would wait for this row lock.
    await lockPerson(tx, account.id);
    await refuseUnlessFree(tx, account, giveUpPlan, at);
    const retainedData = await getRetainedData(tx, person);
    const retained = retainedItems(retainedData, at);
    const referenceNumber = referenceNumberOf(randomUUID());
    const confirmationTo = await sendDeletionConfirmation(deps, tx, { account, referenceNumber, retained, at });

    await eraseEventsOf(tx, person, at);
    await eraseContacts(tx, person);
    await eraseMessages(tx, person, retainedData.hasOthersPurchases);
    await erasePurchases(tx, person, retainedData, at);
    const encryption = deps.keyRing.encryption("health-data");
    const pseudonym = randomUUID();
    await retainRecords(tx, encryption, { accountId: account.id, pseudonym, at });
    const { isGone } = await eraseAccount(tx, account.id, at);

    const retainUntil = retainedData.newestPurchaseAt && retainPurchasesUntil(retainedData.newestPurchaseAt);
    await insertDeletion(tx, encryption, {
      referenceNumber,
      pseudonym: retainedData.records.length > 0 ? pseudonym : null,
      accountId: isGone ? null : account.id,
      deletedAt: at,
      retainUntil,
      retained,
    });
    return { referenceNumber, at: at.toISOString(), retained, confirmationTo };
  });
}

async function refuseUnlessFree(tx: Db, account: Account, giveUpPlan: boolean, now: Date): Promise<void> {
  const purchases = await listSubscriptions({ db: tx }, account);
  if (openIn(purchases, now)) throw new Problem("payment-pending");
  const plan = subscriptionIn(purchases, now);
  if (plan && !giveUpPlan) throw new Problem(plan.withdrawal ? "withdrawal-first" : "subscription-would-end");
}

async function sendDeletionConfirmation(
  deps: Pick<Deps, "jobs" | "now">,
  tx: Db,
  {
    account,
    referenceNumber,
    retained,
    at,
  }: { account: Account; referenceNumber: string; retained: RetainedItem[]; at: Date },
): Promise<string | null> {
  const to = confirmationAddress(account);
  if (!to) return null;
  await queueMessage(deps, tx, {
    template: "account-deleted",
    channel: to.channel,
    recipient: to.address,
    params: {
      fullName: account.fullName,
      referenceNumber,
      deletedAt: at.toISOString(),
      retained,
    },
  });
  return to.masked;
}
