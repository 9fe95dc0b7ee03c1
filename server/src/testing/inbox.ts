import type { Deps } from "../deps.ts";
import { verificationCode, verificationToken } from "../identity/verification/verification-links.ts";

/** The newest link and code sent to an e-mail or phone. */
export async function inboxOf({ db, keyRing }: Pick<Deps, "db" | "keyRing">, address: string) {
  const verification = await db
    .selectFrom("verifications")
    .selectAll()
    .where("address", "=", address)
    .orderBy("createdAt", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  return {
    token: verificationToken(keyRing, verification.id),
    code: verificationCode(keyRing, verification.id),
    purpose: verification.purpose,
  };
}
