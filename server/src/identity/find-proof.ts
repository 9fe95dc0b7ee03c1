import type { Deps } from "../deps.ts";
import { Problem } from "../platform/problem.ts";
import { isProofCode, readProofToken } from "./proof-links.ts";
import { findNewestProof, findOpenProof, giveBackGuess, type Proof, spendGuess, type Typist } from "./proof-store.ts";
import { findAccountByUsername } from "./store.ts";
import { readUsername } from "./username.ts";

export type ProofAnswer = { token?: string | undefined; username?: string | undefined; code?: string | undefined };

/** The open proof that a link's token or a typed code belongs to. */
export async function findProof(
  deps: Pick<Deps, "db" | "limits" | "keyRing" | "now">,
  { token, username, code }: ProofAnswer,
): Promise<Proof> {
  const { db, keyRing, now } = deps;
  if (token) {
    const id = readProofToken(keyRing, token);
    const proof = id && (await findOpenProof(db, id, now()));
    if (proof) return proof;
    throw new Problem("proof-invalid");
  }
  if (username && code) {
    const name = readUsername(username);
    const account = name && (await findAccountByUsername(db, name));
    const proof = account && (await findNewestProof(db, account.id, name.address, now()));
    if (proof && (await isRightCode(deps, proof, { code, typist: "anybody" }))) return proof;
  }
  throw new Problem("code-invalid");
}

/**
 * Five tries at a code, and twenty wrong ones a day at an account. After that only links work; the words are the same,
 * so that they tell nobody which accounts there are.
 */
export async function isRightCode(
  { db, limits, keyRing }: Pick<Deps, "db" | "limits" | "keyRing">,
  { id, accountId }: Proof,
  { code, typist }: { code: string; typist: Typist },
): Promise<boolean> {
  const today = typist === "anybody" ? limits.wrongCodes : limits.wrongCodesSignedIn;
  if (!(await spendGuess(db, id, typist)) || !(await today.spend(accountId))) return false;
  if (!isProofCode(keyRing, id, code)) return false;
  await giveBackGuess(db, id, typist);
  await today.giveBack(accountId);
  return true;
}
