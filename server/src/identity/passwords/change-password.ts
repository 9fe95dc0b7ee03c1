import type { SessionOpened } from "@app/contract/identity";
import { queueMessage } from "../../messages/queue-message.ts";
import { type Db, inTransaction } from "../../platform/database/db.ts";
import type { Account } from "../accounts/account.ts";
import { setPasswordHash } from "../accounts/account-store.ts";
import type { Deps } from "../deps.ts";
import { deleteSessions } from "../sessions/session-store.ts";
import { type Device, signIn } from "../sessions/sign-in.ts";
import { hashPassword } from "./passwords.ts";

/** Alerts the owner in case an attacker changed it. */
export const notifyPasswordChanged = (
  deps: Pick<Deps, "jobs" | "now">,
  tx: Db,
  { email, accountId, fullName }: { email: string; accountId: string; fullName: string },
): Promise<void> =>
  queueMessage(deps, tx, {
    template: "password-changed",
    channel: "email",
    recipient: email,
    accountId,
    params: { fullName, changedAt: deps.now().toISOString() },
  });

/** Replaces the password, ends every session and opens a new one on this device. The caller has authenticated the member. */
export async function changePassword(
  deps: Pick<Deps, "db" | "jobs" | "hashing" | "now">,
  {
    account,
    username,
    newPassword,
    device,
  }: { account: Account; username: string; newPassword: string; device: Device },
): Promise<SessionOpened> {
  const { db, hashing } = deps;
  const passwordHash = await hashing.run(device.ip, () => hashPassword(newPassword, hashing.cost));
  return inTransaction(db, async (tx) => {
    await setPasswordHash(tx, account.id, passwordHash);
    await deleteSessions(tx, account.id);
    if (account.email)
      await notifyPasswordChanged(deps, tx, { ...account, email: account.email, accountId: account.id });
    return signIn(deps, tx, { accountId: account.id, username, device });
  });
}
