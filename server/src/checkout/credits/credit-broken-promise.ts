import { brand } from "@app/contract/brand";
import { dayNumber } from "@app/engine/progress/day-number";
import { daysToCredit } from "@app/engine/promises/credited-days";
import { localTimeOf } from "@app/engine/promises/local-time";
import { getBuyer } from "../../identity/accounts/get-buyer.ts";
import { queueMessage } from "../../messages/queue-message.ts";
import type { Db } from "../../platform/database/db.ts";
import type { CreditedPromise } from "../../promises/deps.ts";
import { listCreditedPromises } from "../../promises/queries.ts";
import type { Deps } from "../deps.ts";
import { currentPurchase } from "../subscriptions/current-purchase.ts";
import type { Owner } from "../subscriptions/owner.ts";
import { lockPeriods } from "../subscriptions/period-store.ts";
import { listPeriodsOf } from "../subscriptions/purchase-store.ts";
import { creditDays } from "./credit-days.ts";
import { sumCredits } from "./credit-store.ts";

/**
 * Adds the days that a broken promise costs us to the member's access, in the sweep's transaction. The member is notified of
 * the first of them and, where they went on growing, of their final number. Days of one kind are credited once.
 */
export async function creditBrokenPromise(
  deps: Pick<Deps, "jobs" | "now">,
  tx: Db,
  { accountId, promiseId, kind, days: owed, brokenAt, isFinal }: CreditedPromise,
): Promise<void> {
  const source = `promise ${promiseId}`;
  // Two workers may hold two promises of one kind: the days that they share are counted one after the other.
  await lockPeriods(tx, accountId);
  const owner = await getBuyer(tx, accountId);
  const days = owner ? await daysOf(tx, owner, { accountId, promiseId, kind, owed }) : 0;
  const added = await creditDays(deps, tx, { accountId, source, days, owedSince: brokenAt });
  if (added === 0 && !isFinal) return;
  const buyer = await getBuyer(tx, accountId);
  if (!buyer?.email) return;
  const total = await sumCredits(tx, buyer, source);
  const isFirst = added > 0 && added === total;
  if (total === 0 || (!isFirst && !isFinal)) return;
  const { access, current } = currentPurchase(await listPeriodsOf(tx, buyer), deps.now());
  // While a charge is disputed, and after access ended, the days are of no use yet, or no longer.
  if (!current || (access !== "active" && access !== "queued")) return;
  await queueMessage(deps, tx, {
    template: "promise-credited",
    channel: "email",
    recipient: buyer.email,
    accountId,
    params: { fullName: buyer.fullName, kind, days: total, endsAt: current.endsAt.toISOString(), isFinal },
    // Of the number of days: what was announced as the first day is not announced again as the final number.
    dedupeKey: `promise-credited ${promiseId} ${total}`,
  });
}

const { timeZone } = brand.serviceHours;

type Owed = Pick<CreditedPromise, "accountId" | "promiseId" | "kind"> & { owed: number };

async function daysOf(tx: Db, owner: Owner, { accountId, promiseId, kind, owed }: Owed): Promise<number> {
  const broken = await listCreditedPromises(tx, accountId, kind);
  const spans = broken.map(({ dueAt, creditDays: days }) => ({
    firstDay: dayNumber(localTimeOf(timeZone, dueAt.getTime()).day),
    days,
  }));
  let givenToOthers = 0;
  for (const { id } of broken) if (id !== promiseId) givenToOthers += await sumCredits(tx, owner, `promise ${id}`);
  return daysToCredit({ owed, spans, givenToOthers });
}
