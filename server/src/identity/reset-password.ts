import type { SessionOpened } from "@app/contract/identity";
import type { Deps } from "../deps.ts";
import { inTransaction } from "../platform/db.ts";
import { Problem } from "../platform/problem.ts";
import { claimAddress } from "./claim-address.ts";
import { findProof, type ProofAnswer } from "./find-proof.ts";
import { hashPassword } from "./passwords.ts";
import { useProof } from "./proof-store.ts";
import { type Device, signIn } from "./sign-in.ts";
import { lockAccount, setPasswordHash } from "./store.ts";
import { tellPasswordChanged } from "./tell-password-changed.ts";

/** A new password by link or code. Following the link also proves the address. */
export async function resetPassword(
  deps: Pick<Deps, "db" | "jobs" | "hashing" | "limits" | "keyRing" | "now">,
  { answer, newPassword, device }: { answer: ProofAnswer; newPassword: string; device: Device },
): Promise<SessionOpened> {
  const { db, hashing, now } = deps;
  const proof = await findProof(deps, answer);
  if (proof.purpose !== "reset") throw new Problem("proof-invalid");
  const passwordHash = await hashing.run(device.ip, () => hashPassword(newPassword));

  return inTransaction(db, async (tx) => {
    if (!(await useProof(tx, proof.id, now()))) throw new Problem("proof-invalid");
    const account = await lockAccount(tx, proof.accountId);
    const { channel, address } = proof;
    if (account[channel] !== address) throw new Problem("proof-invalid");
    await claimAddress(deps, tx, { account, address: { channel, address }, knowsPassword: false });
    await setPasswordHash(tx, account.id, passwordHash);
    // At a first proof the other address fell; otherwise the account's own email hears of it.
    const email = channel === "email" ? address : account.emailProvenAt && account.email;
    if (email) await tellPasswordChanged(deps, tx, { ...account, email, accountId: account.id });
    return signIn(deps, tx, { accountId: account.id, username: address, device });
  });
}
