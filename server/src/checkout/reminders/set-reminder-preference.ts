import { randomUUID } from "node:crypto";
import type { Cycle, PaymentMethod } from "@app/contract/catalogue";
import type { Variant } from "@app/contract/landings";
import { answerAtCheckout } from "../../consents/answer-consent.ts";
import { refusesMessages } from "../../consents/queries.ts";
import { findAccountByEmail } from "../../identity/accounts/queries.ts";
import type { Db } from "../../platform/database/db.ts";
import { addMs, DAY_MS, HOUR_MS } from "../../platform/time.ts";
import type { Deps } from "../deps.ts";
import { cancelReminder, upsertReminder, wasReminded } from "./reminder-store.ts";

type AbandonedCart = {
  accountId: string;
  email: string;
  cycle: Cycle;
  method: PaymentMethod;
  offer: Variant | null;
  /** Requested without the owner's session: valid for this one e-mail only. */
  isWish: boolean;
};

/** Long enough to be sure that the buyer left; an open PIX code has expired by then. */
export const QUIET_MS = HOUR_MS;
const MIN_INTERVAL_MS = 30 * DAY_MS;

/** A buyer at the payment step requests or cancels a reminder. `signedInAs`: the account of the request's session. */
export async function setReminderPreference(
  deps: Pick<Deps, "db" | "now">,
  {
    email,
    wanted,
    signedInAs,
    ...order
  }: Omit<AbandonedCart, "accountId" | "isWish"> & { wanted: boolean; signedInAs: string | undefined },
): Promise<void> {
  const account = await findAccountByEmail(deps, email);
  if (!account?.email) return;
  const { id: accountId } = account;
  const isWish = signedInAs !== accountId;
  if (!isWish) await answerAtCheckout(deps, { accountId, allowed: wanted });
  const isRefused = await refusesMessages(deps.db, accountId, "email");
  if (wanted && !isRefused)
    await scheduleReminder(deps.db, { accountId, email: account.email, ...order, isWish }, deps.now());
  else await cancelReminder(deps.db, accountId, deps.now());
}

/** Due after a quiet hour, unless one was sent within the interval. The caller checks that the buyer allows it. */
export async function scheduleReminder(db: Db, cart: AbandonedCart, askedAt: Date): Promise<void> {
  if (await wasReminded(db, cart.accountId, addMs(askedAt, -MIN_INTERVAL_MS))) return;
  await upsertReminder(db, { id: randomUUID(), ...cart, askedAt, dueAt: addMs(askedAt, QUIET_MS) });
}
