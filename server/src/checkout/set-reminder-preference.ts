import { randomUUID } from "node:crypto";
import type { Cycle, PaymentMethod } from "@app/contract/catalogue";
import type { Variant } from "@app/contract/landings";
import type { Deps } from "../deps.ts";
import { findAccountByEmail } from "../identity/find-account-by-email.ts";
import { answerAtCheckout } from "../privacy/answer-at-checkout.ts";
import { refusesMessages } from "../privacy/may-message.ts";
import { cancelReminder, upsertReminder, wasReminded } from "./reminder-store.ts";

type Unfinished = {
  accountId: string;
  email: string;
  cycle: Cycle;
  method: PaymentMethod;
  offer: Variant | null;
  /** Asked for without the owner's session: for this one email alone. */
  isWish: boolean;
};

/** Long enough to be sure that somebody left; an open PIX has expired by then. */
export const QUIET_MS = 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
const ONCE_IN_MS = 30 * DAY_MS;

/** Somebody at the payment step wants to be reminded, or no longer. `signedInAs`: the account whose session asks. */
export async function setReminderPreference(
  deps: Pick<Deps, "db" | "now">,
  {
    email,
    wanted,
    signedInAs,
    ...what
  }: Omit<Unfinished, "accountId" | "isWish"> & { wanted: boolean; signedInAs: string | undefined },
): Promise<void> {
  const account = await findAccountByEmail(deps, email);
  if (!account?.email) return;
  const { id: accountId } = account;
  const isWish = signedInAs !== accountId;
  if (!isWish) await answerAtCheckout(deps, { accountId, allowed: wanted });
  const isRefused = await refusesMessages(deps.db, accountId, "email");
  if (wanted && !isRefused) await scheduleReminder(deps, { accountId, email: account.email, ...what, isWish });
  else await cancelReminder(deps.db, accountId, deps.now());
}

/** Due after a quiet hour, unless one went out lately. Only for somebody who allows it, or asked for this one. */
export async function scheduleReminder({ db, now }: Pick<Deps, "db" | "now">, unfinished: Unfinished): Promise<void> {
  const askedAt = now();
  if (await wasReminded(db, unfinished.accountId, new Date(askedAt.getTime() - ONCE_IN_MS))) return;
  await upsertReminder(db, { id: randomUUID(), ...unfinished, askedAt, dueAt: new Date(askedAt.getTime() + QUIET_MS) });
}
