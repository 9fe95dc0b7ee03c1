import { queueMessage } from "../../messages/queue-message.ts";
import type { Db } from "../../platform/database/db.ts";
import { Problem } from "../../platform/http/problem.ts";
import { type Account, isVerified, verifiedAt } from "../accounts/account.ts";
import { clearContact, findAccountByUsername, setPasswordHash, setVerifiedContact } from "../accounts/account-store.ts";
import type { Username } from "../accounts/username.ts";
import type { Deps } from "../deps.ts";
import { deleteSessions } from "../sessions/session-store.ts";

/**
 * Assigns a contact that the member has just verified. An account that had it unverified loses it, and every older
 * session ends. The first verification also drops an unverified password and contact, unless the password was known.
 */
export async function assignContact(
  { now, onEmailChanged }: Pick<Deps, "now" | "onEmailChanged">,
  tx: Db,
  { account, address, knowsPassword }: { account: Account; address: Username; knowsPassword: boolean },
): Promise<{ passwordInvalidated: boolean }> {
  const holder = await findAccountByUsername(tx, address);
  if (holder && holder.id !== account.id) {
    if (verifiedAt(holder, address.channel)) throw new Problem(`${address.channel}-taken`);
    await clearContact(tx, holder.id, address.channel);
  }
  if (address.channel === "email" && account.email && account.emailVerifiedAt)
    await onEmailChanged(tx, { from: account.email, to: address.address });
  await setVerifiedContact(tx, account.id, address, now());
  await deleteSessions(tx, account.id);

  const passwordInvalidated = !isVerified(account) && !knowsPassword;
  if (passwordInvalidated) {
    await setPasswordHash(tx, account.id, null);
    await clearContact(tx, account.id, address.channel === "email" ? "phone" : "email");
  }
  return { passwordInvalidated };
}

/** To the old contact: only its owner may be able to report that the change was not theirs. */
export async function notifyContactChanged(
  deps: Pick<Deps, "jobs" | "now">,
  tx: Db,
  { before, now: { channel, address } }: { before: Account; now: Username },
): Promise<void> {
  const { id: accountId, fullName, email, phone } = before;
  const changedAt = deps.now().toISOString();
  if (channel === "email" && email && email !== address) {
    const params = { fullName, newEmail: address, changedAt };
    await queueMessage(deps, tx, { template: "email-changed", channel, recipient: email, accountId, params });
  }
  if (channel === "phone" && phone && phone !== address) {
    const notice = {
      template: "phone-changed",
      accountId,
      params: { fullName, newPhone: address, changedAt },
    } as const;
    await queueMessage(deps, tx, { ...notice, channel: "whatsapp", recipient: phone });
    if (email) await queueMessage(deps, tx, { ...notice, channel: "email", recipient: email });
  }
}
