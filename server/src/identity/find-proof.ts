import { timingSafeEqual } from "node:crypto";
import type { Deps } from "../deps.ts";
import { Problem } from "../platform/problem.ts";
import { proofCode, readProofToken } from "./proof-links.ts";
import { findNewestProof, findOpenProof, type Proof, spendGuess } from "./proof-store.ts";
import { findAccountByUsername } from "./store.ts";
import { readUsername } from "./username.ts";

export type ProofAnswer = { token?: string | undefined; username?: string | undefined; code?: string | undefined };

/** The open proof that a link's token or a typed code belongs to. */
export async function findProof(
  { db, signer, now }: Pick<Deps, "db" | "signer" | "now">,
  { token, username, code }: ProofAnswer,
): Promise<Proof> {
  if (token) {
    const id = readProofToken(signer, token);
    const proof = id && (await findOpenProof(db, id, now()));
    if (proof) return proof;
  } else if (username && code) {
    const name = readUsername(username);
    const account = name && (await findAccountByUsername(db, name));
    const proof = account && (await findNewestProof(db, account.id, name.address, now()));
    if (proof && (await spendGuess(db, proof.id)) && sameCode(proofCode(signer, proof.id), code)) return proof;
  }
  throw new Problem("proof-invalid");
}

/** Six digits compared in the same time, right or wrong. Six letters may be more bytes than that. */
export function sameCode(expected: string, typed: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(typed)];
  return one.length === other.length && timingSafeEqual(one, other);
}
