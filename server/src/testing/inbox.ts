import type { Deps } from "../deps.ts";
import { proofCode, proofToken } from "../identity/proof-links.ts";

/** What the person finds in their inbox: the newest link and code sent to that address. */
export async function inboxOf({ db, keyRing }: Pick<Deps, "db" | "keyRing">, address: string) {
  const proof = await db
    .selectFrom("proofs")
    .selectAll()
    .where("address", "=", address)
    .orderBy("createdAt", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  return { token: proofToken(keyRing, proof.id), code: proofCode(keyRing, proof.id), purpose: proof.purpose };
}
