import type { SessionOpened } from "@app/contract/identity";
import type { Deps } from "../deps.ts";
import { inTransaction } from "../platform/db.ts";
import type { Account } from "./account.ts";
import { notifyPasswordChanged } from "./notify-password-changed.ts";
import { hashPassword } from "./passwords.ts";
import { deleteSessions } from "./session-store.ts";
import { type Device, signIn } from "./sign-in.ts";
import { setPasswordHash } from "./store.ts";

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
  const passwordHash = await hashing.run(device.ip, () => hashPassword(newPassword));
  return inTransaction(db, async (tx) => {
    await setPasswordHash(tx, account.id, passwordHash);
    await deleteSessions(tx, account.id);
    if (account.email)
      await notifyPasswordChanged(deps, tx, { ...account, email: account.email, accountId: account.id });
    return signIn(deps, tx, { accountId: account.id, username, device });
  });
}
