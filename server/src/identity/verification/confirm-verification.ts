import type { Verified } from "@app/contract/identity";
import { inTransaction } from "../../platform/database/db.ts";
import { Problem } from "../../platform/http/problem.ts";
import { type Account, isVerified, verifiedAt } from "../accounts/account.ts";
import { clearContact, findAccount, lockAccount } from "../accounts/account-store.ts";
import { assignContact, notifyContactChanged } from "../contacts/assign-contact.ts";
import type { Deps } from "../deps.ts";
import { confirmPassword } from "../passwords/confirm-password.ts";
import { type Device, signIn } from "../sessions/sign-in.ts";
import { findVerification, type VerificationAnswer } from "./find-verification.ts";
import { consumeVerification, type Verification } from "./verification-store.ts";

/** Confirms a contact by its link or code. */
export async function confirmVerification(
  deps: Pick<Deps, "db" | "jobs" | "hashing" | "limits" | "keyRing" | "now" | "onEmailChanged">,
  { answer, password, device }: { answer: VerificationAnswer; password: string | undefined; device: Device },
): Promise<Verified> {
  const verification = await findVerification(deps, answer);
  const account = await findAccount(deps.db, verification.accountId);
  if (!account || verification.purpose === "reset") throw new Problem("verification-invalid");
  if (needsPassword(verification, account) && !password) throw new Problem("password-needed");
  if (password) await confirmPassword(deps, { account, password, ip: device.ip });

  return inTransaction(deps.db, async (tx) => {
    if (!(await consumeVerification(tx, verification.id, deps.now()))) throw new Problem("verification-invalid");
    const current = await lockAccount(tx, verification.accountId);
    const { channel, address } = verification;
    if (verification.purpose === "release") {
      if (current[channel] === address && !verifiedAt(current, channel)) await clearContact(tx, current.id, channel);
      return { outcome: "released", channel, address, needsPassword: false, session: null };
    }
    const knowsPassword = password !== undefined;
    const { passwordInvalidated } = await assignContact(deps, tx, {
      account: current,
      address: { channel, address },
      knowsPassword,
    });
    await notifyContactChanged(deps, tx, { before: current, now: { channel, address } });
    const session = await signIn(deps, tx, { accountId: current.id, username: address, device });
    return { outcome: "verified", channel, address, needsPassword: passwordInvalidated, session };
  });
}

/** A link to a new or second contact may have reached a third party because of a typo: the link alone is not enough. */
const needsPassword = ({ purpose, channel, address }: Verification, account: Account): boolean =>
  purpose === "verify" && (account[channel] !== address || (isVerified(account) && !verifiedAt(account, channel)));
