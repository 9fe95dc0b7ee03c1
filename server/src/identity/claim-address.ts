import { followEmail } from "../checkout/follow-email.ts";
import type { Deps } from "../deps.ts";
import type { Db } from "../platform/db.ts";
import { Problem } from "../platform/problem.ts";
import { type Account, isProven, provenAt } from "./account.ts";
import { deleteSessions } from "./session-store.ts";
import { dropAddress, findAccountByUsername, setPasswordHash, setProvenAddress } from "./store.ts";
import type { Username } from "./username.ts";

/**
 * The address now belongs to this account, because its owner showed it. Whoever merely claimed it loses it; every older
 * session ends. At the first proof, what was set up before it falls too, unless the owner knew the password.
 */
export async function claimAddress(
  { now }: Pick<Deps, "now">,
  tx: Db,
  { account, address, knowsPassword }: { account: Account; address: Username; knowsPassword: boolean },
): Promise<{ passwordFell: boolean }> {
  const holder = await findAccountByUsername(tx, address);
  if (holder && holder.id !== account.id) {
    if (provenAt(holder, address.channel)) throw new Problem(`${address.channel}-taken`);
    await dropAddress(tx, holder.id, address.channel);
  }
  if (address.channel === "email" && account.email && account.emailProvenAt)
    await followEmail(tx, { from: account.email, to: address.address });
  await setProvenAddress(tx, account.id, address, now());
  await deleteSessions(tx, account.id);

  const passwordFell = !isProven(account) && !knowsPassword;
  if (passwordFell) {
    await setPasswordHash(tx, account.id, null);
    await dropAddress(tx, account.id, address.channel === "email" ? "phone" : "email");
  }
  return { passwordFell };
}
