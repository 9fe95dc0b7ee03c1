import type { SessionOpened } from "@app/contract/identity";
import type { Deps } from "../deps.ts";
import { inTransaction } from "../platform/db.ts";
import { Problem } from "../platform/problem.ts";
import type { Account } from "./account.ts";
import { assignContact } from "./assign-contact.ts";
import { verifyCode } from "./find-verification.ts";
import { notifyContactChanged } from "./notify-contact-changed.ts";
import { type Device, signIn } from "./sign-in.ts";
import { lockAccount } from "./store.ts";
import { parseUsername } from "./username.ts";
import { consumeVerification, findNewestVerificationBy } from "./verification-store.ts";

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
  deps: Pick<Deps, "db" | "jobs" | "limits" | "keyRing" | "now">,
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
