import type { SessionOpened } from "@app/contract/identity";
import type { Deps } from "../deps.ts";
import { inTransaction } from "../platform/db.ts";
import { Problem } from "../platform/problem.ts";
import type { Account } from "./account.ts";
import { claimAddress } from "./claim-address.ts";
import { isRightCode } from "./find-proof.ts";
import { findNewestProofBy, useProof } from "./proof-store.ts";
import { type Device, signIn } from "./sign-in.ts";
import { lockAccount } from "./store.ts";
import { tellAddressChanged } from "./tell-address-changed.ts";
import { readUsername } from "./username.ts";

type Confirming = { account: Account; username: string; channel: "email" | "phone"; code: string; device: Device };

/**
 * Somebody signed in types the code that came to their own or to a new address. The password was asked for when the new
 * address was, so session and code together are enough. Every other session ends.
 */
export async function confirmAddress(
  deps: Pick<Deps, "db" | "jobs" | "limits" | "keyRing" | "now">,
  { account, username, channel, code, device }: Confirming,
): Promise<{ address: string; session: SessionOpened }> {
  const { db, now } = deps;
  const proof = await findNewestProofBy(db, account.id, channel, now());
  if (!proof || !(await isRightCode(deps, proof, { code, typist: "signed-in" }))) throw new Problem("code-invalid");

  return inTransaction(db, async (tx) => {
    if (!(await useProof(tx, proof.id, now()))) throw new Problem("proof-invalid");
    const before = await lockAccount(tx, account.id);
    const address = { channel, address: proof.address };
    await claimAddress(deps, tx, { account: before, address, knowsPassword: true });
    await tellAddressChanged(deps, tx, { before, now: address });
    const name = readUsername(username)?.channel === channel ? proof.address : username;
    const session = await signIn(deps, tx, { accountId: account.id, username: name, device });
    return { address: proof.address, session };
  });
}
