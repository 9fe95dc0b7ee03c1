import { reassignPurchases } from "../checkout/reassign-purchases.ts";
import type { Deps } from "../deps.ts";
import type { Db } from "../platform/db.ts";
import { Problem } from "../platform/problem.ts";
import { type Account, isVerified, verifiedAt } from "./account.ts";
import { deleteSessions } from "./session-store.ts";
import { clearContact, findAccountByUsername, setPasswordHash, setVerifiedContact } from "./store.ts";
import type { Username } from "./username.ts";

/**
 * The address now belongs to this account, because its owner showed it. Whoever merely claimed it loses it; every older
 * session ends. At the first verification, what was set up before it falls too, unless the owner knew the password.
 */
export async function assignContact(
  { now }: Pick<Deps, "now">,
  tx: Db,
  { account, address, knowsPassword }: { account: Account; address: Username; knowsPassword: boolean },
): Promise<{ passwordInvalidated: boolean }> {
  const holder = await findAccountByUsername(tx, address);
  if (holder && holder.id !== account.id) {
    if (verifiedAt(holder, address.channel)) throw new Problem(`${address.channel}-taken`);
    await clearContact(tx, holder.id, address.channel);
  }
  if (address.channel === "email" && account.email && account.emailVerifiedAt)
    await reassignPurchases(tx, { from: account.email, to: address.address });
  await setVerifiedContact(tx, account.id, address, now());
  await deleteSessions(tx, account.id);

  const passwordInvalidated = !isVerified(account) && !knowsPassword;
  if (passwordInvalidated) {
    await setPasswordHash(tx, account.id, null);
    await clearContact(tx, account.id, address.channel === "email" ? "phone" : "email");
  }
  return { passwordInvalidated };
}
