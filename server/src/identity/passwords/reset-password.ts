import type { SessionOpened } from "@app/contract/identity";
import { inTransaction } from "../../platform/database/db.ts";
import { Problem } from "../../platform/http/problem.ts";
import { isVerified, verifiedAt } from "../accounts/account.ts";
import { findAccountByUsername, lockAccount, setPasswordHash } from "../accounts/account-store.ts";
import { parseUsername } from "../accounts/username.ts";
import { assignContact } from "../contacts/assign-contact.ts";
import type { Deps } from "../deps.ts";
import { type Device, signIn } from "../sessions/sign-in.ts";
import { findVerification, type VerificationAnswer } from "../verification/find-verification.ts";
import { maySendVerification, sendVerification } from "../verification/send-verification.ts";
import { consumeVerification } from "../verification/verification-store.ts";
import { notifyPasswordChanged } from "./change-password.ts";
import { hashPassword } from "./passwords.ts";

/** Sets a new password by link or code, which also verifies the contact. */
export async function resetPassword(
  deps: Pick<Deps, "db" | "jobs" | "hashing" | "limits" | "keyRing" | "now" | "onEmailChanged">,
  { answer, newPassword, device }: { answer: VerificationAnswer; newPassword: string; device: Device },
): Promise<SessionOpened> {
  const { db, hashing, now } = deps;
  const verification = await findVerification(deps, answer);
  if (verification.purpose !== "reset") throw new Problem("verification-invalid");
  const passwordHash = await hashing.run(device.ip, () => hashPassword(newPassword, hashing.cost));

  return inTransaction(db, async (tx) => {
    if (!(await consumeVerification(tx, verification.id, now()))) throw new Problem("verification-invalid");
    const account = await lockAccount(tx, verification.accountId);
    const { channel, address } = verification;
    if (account[channel] !== address) throw new Problem("verification-invalid");
    await assignContact(deps, tx, { account, address: { channel, address }, knowsPassword: false });
    await setPasswordHash(tx, account.id, passwordHash);
    // The first verification cleared the other contact; otherwise the account's own e-mail is notified.
    const email = channel === "email" ? address : account.emailVerifiedAt && account.email;
    if (email) await notifyPasswordChanged(deps, tx, { ...account, email, accountId: account.id });
    return signIn(deps, tx, { accountId: account.id, username: address, device });
  });
}

/**
 * Sends a link if the account exists, and answers the same if not. Where the account has another verified contact, this
 * one was only typed there: its owner may release it from the account, but not sign in.
 */
export async function requestPasswordReset(
  deps: Pick<Deps, "db" | "jobs" | "limits" | "now">,
  { username: typed, ip }: { username: string; ip: string },
): Promise<void> {
  const to = parseUsername(typed);
  const account = to && (await findAccountByUsername(deps.db, to));
  if (!account || !(await maySendVerification(deps, { account, to, by: { ip } }))) return;
  const purpose = isVerified(account) && !verifiedAt(account, to.channel) ? "release" : "reset";
  await inTransaction(deps.db, (tx) => sendVerification(deps, tx, { account, purpose, to }));
}
