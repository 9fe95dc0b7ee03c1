import type { SessionOpened } from "@app/contract/identity";
import { inTransaction } from "../../platform/database/db.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Account } from "../accounts/account.ts";
import { lockAccount } from "../accounts/account-store.ts";
import { parseUsername } from "../accounts/username.ts";
import type { Deps } from "../deps.ts";
import { type Device, signIn } from "../sessions/sign-in.ts";
import { verifyCode } from "../verification/find-verification.ts";
import { consumeVerification, findNewestVerificationBy } from "../verification/verification-store.ts";
import { assignContact, notifyContactChanged } from "./assign-contact.ts";

type ContactConfirmation = {
  account: Account;
  username: string;
  channel: "email" | "phone";
  code: string;
  device: Device;
};

/**
 * A member confirms a code sent to their current or new contact. The password was required when the new contact was
 * requested, so session and code together are enough. Every other session ends.
 */
export async function confirmContact(
  deps: Pick<Deps, "db" | "jobs" | "limits" | "keyRing" | "now" | "onEmailChanged">,
  { account, username, channel, code, device }: ContactConfirmation,
): Promise<{ address: string; session: SessionOpened }> {
  const { db, now } = deps;
  const verification = await findNewestVerificationBy(db, account.id, channel, now());
  if (!verification || !(await verifyCode(deps, verification, { code, typist: "signed-in" })))
    throw new Problem("code-invalid");

  return inTransaction(db, async (tx) => {
    if (!(await consumeVerification(tx, verification.id, now()))) throw new Problem("verification-invalid");
    const before = await lockAccount(tx, account.id);
    const address = { channel, address: verification.address };
    await assignContact(deps, tx, { account: before, address, knowsPassword: true });
    await notifyContactChanged(deps, tx, { before, now: address });
    const name = parseUsername(username)?.channel === channel ? verification.address : username;
    const session = await signIn(deps, tx, { accountId: account.id, username: name, device });
    return { address: verification.address, session };
  });
}
