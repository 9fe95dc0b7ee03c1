import type { Proven } from "@app/contract/identity";
import type { Deps } from "../deps.ts";
import { inTransaction } from "../platform/db.ts";
import { Problem } from "../platform/problem.ts";
import { type Account, isProven, provenAt } from "./account.ts";
import { claimAddress } from "./claim-address.ts";
import { confirmPassword } from "./confirm-password.ts";
import { findProof, type ProofAnswer } from "./find-proof.ts";
import { type Proof, useProof } from "./proof-store.ts";
import { type Device, signIn } from "./sign-in.ts";
import { dropAddress, findAccount, lockAccount } from "./store.ts";
import { tellAddressChanged } from "./tell-address-changed.ts";

/** Somebody followed a link or typed a code: the address is theirs. */
export async function confirmProof(
  deps: Pick<Deps, "db" | "jobs" | "hashing" | "limits" | "keyRing" | "now">,
  { answer, password, device }: { answer: ProofAnswer; password: string | undefined; device: Device },
): Promise<Proven> {
  const proof = await findProof(deps, answer);
  const account = await findAccount(deps.db, proof.accountId);
  if (!account || proof.purpose === "reset") throw new Problem("proof-invalid");
  if (needsPassword(proof, account) && !password) throw new Problem("password-needed");
  if (password) await confirmPassword(deps, { account, password, ip: device.ip });

  return inTransaction(deps.db, async (tx) => {
    if (!(await useProof(tx, proof.id, deps.now()))) throw new Problem("proof-invalid");
    const current = await lockAccount(tx, proof.accountId);
    const { channel, address } = proof;
    if (proof.purpose === "release") {
      if (current[channel] === address && !provenAt(current, channel)) await dropAddress(tx, current.id, channel);
      return { outcome: "released", channel, address, needsPassword: false, session: null };
    }
    const knowsPassword = password !== undefined;
    const { passwordFell } = await claimAddress(deps, tx, {
      account: current,
      address: { channel, address },
      knowsPassword,
    });
    await tellAddressChanged(deps, tx, { before: current, now: { channel, address } });
    const session = await signIn(deps, tx, { accountId: current.id, username: address, device });
    return { outcome: "proven", channel, address, needsPassword: passwordFell, session };
  });
}

/** A link to a new or second address could have gone to a stranger by a slip of the finger: the link alone is not enough. */
const needsPassword = ({ purpose, channel, address }: Proof, account: Account): boolean =>
  purpose === "prove" && (account[channel] !== address || (isProven(account) && !provenAt(account, channel)));
