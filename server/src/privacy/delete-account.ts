import { randomUUID } from "node:crypto";
import type { Deleted } from "@app/contract/privacy";
import { listPlans } from "../checkout/list-purchases.ts";
import { protocolOf } from "../checkout/protocol.ts";
import type { Deps } from "../deps.ts";
import type { Account } from "../identity/account.ts";
import { queueMessage } from "../messages/queue-message.ts";
import { type Db, inTransaction } from "../platform/db.ts";
import { Problem } from "../platform/problem.ts";
import { eraseEventsOf } from "./erase-events.ts";
import {
  forgetAccount,
  forgetContacts,
  forgetMessages,
  forgetPurchases,
  insertDeletion,
  lockPerson,
  readRemains,
} from "./forgetting-store.ts";
import { keepPurchasesUntil, keptInWords, keptOf, type Remains } from "./kept.ts";
import { personOf } from "./person.ts";
import { confirmationAddress, openIn, planIn } from "./preview-deletion.ts";

type Parts = Pick<Deps, "db" | "jobs" | "now">;

/**
 * Somebody leaves, in one transaction: what the law wants kept loses its name, everything else goes. The last letter is
 * queued first; it forgets its reader once it is sent. The caller has asked for the password. Rate limits stay: whoever
 * could reset them by leaving could guess without end.
 */
export function deleteAccount(
  deps: Parts,
  { account, giveUpPlan }: { account: Account; giveUpPlan: boolean },
): Promise<Deleted> {
  return inTransaction(deps.db, async (tx) => {
    const at = deps.now();
    const person = personOf(account);
    // From here on nothing can be bought on this account: a new payment would wait for this lock.
    await lockPerson(tx, account.id);
    await refuseUnlessFree(tx, account, giveUpPlan, at);
    const remains = await readRemains(tx, person);
    const kept = keptOf(remains, at);
    const protocol = protocolOf(randomUUID());
    const confirmationTo = await sayFarewell(deps, tx, { account, protocol, remains, at });

    await eraseEventsOf(tx, person, at);
    await forgetContacts(tx, account);
    await forgetMessages(tx, person, remains.hasOthersPurchases);
    await forgetPurchases(tx, person, remains, at);
    const { isGone } = await forgetAccount(tx, account.id, at);

    const keepUntil = remains.newestPurchaseAt && keepPurchasesUntil(remains.newestPurchaseAt);
    await insertDeletion(tx, { protocol, accountId: isGone ? null : account.id, deletedAt: at, keepUntil, kept });
    return { protocol, at: at.toISOString(), kept, confirmationTo };
  });
}

async function refuseUnlessFree(tx: Db, account: Account, giveUpPlan: boolean, now: Date): Promise<void> {
  const purchases = await listPlans({ db: tx }, account);
  if (openIn(purchases, now)) throw new Problem("payment-open");
  const plan = planIn(purchases, now);
  if (plan && !giveUpPlan) throw new Problem(plan.withdrawal ? "withdrawal-first" : "plan-would-end");
}

async function sayFarewell(
  deps: Pick<Deps, "jobs" | "now">,
  tx: Db,
  { account, protocol, remains, at }: { account: Account; protocol: string; remains: Remains; at: Date },
): Promise<string | null> {
  const to = confirmationAddress(account);
  if (!to) return null;
  await queueMessage(deps, tx, {
    template: "account-deleted",
    channel: to.channel,
    recipient: to.address,
    params: { fullName: account.fullName, protocol, deletedAt: at.toISOString(), kept: keptInWords(remains) },
  });
  return to.masked;
}
