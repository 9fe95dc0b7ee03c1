import { Problem } from "../../platform/http/problem.ts";
import { parseToken } from "../../platform/signed-token.ts";
import { findAccountByUsername } from "../accounts/account-store.ts";
import { parseUsername } from "../accounts/username.ts";
import type { Deps } from "../deps.ts";
import { isVerificationCode } from "./verification-links.ts";
import {
  consumeGuess,
  findNewestVerification,
  findOpenVerification,
  refundGuess,
  type Typist,
  type Verification,
} from "./verification-store.ts";

export type VerificationAnswer = {
  token?: string | undefined;
  username?: string | undefined;
  code?: string | undefined;
};

/** The open verification that a link's token or a typed code belongs to. */
export async function findVerification(
  deps: Pick<Deps, "db" | "limits" | "keyRing" | "now">,
  { token, username, code }: VerificationAnswer,
): Promise<Verification> {
  const { db, keyRing, now } = deps;
  if (token) {
    const id = parseToken(keyRing, "verification-link", token);
    const verification = id && (await findOpenVerification(db, id, now()));
    if (verification) return verification;
    throw new Problem("verification-invalid");
  }
  if (username && code) {
    const name = parseUsername(username);
    const account = name && (await findAccountByUsername(db, name));
    const verification = account && (await findNewestVerification(db, account.id, name.address, now()));
    if (verification && (await verifyCode(deps, verification, { code, typist: "visitor" }))) return verification;
  }
  throw new Problem("code-invalid");
}

/**
 * Five tries at a code, and twenty wrong ones a day for an account. After that only links work; the error is the same,
 * so that it does not disclose which accounts exist.
 */
export async function verifyCode(
  { db, limits, keyRing }: Pick<Deps, "db" | "limits" | "keyRing">,
  { id, accountId }: Verification,
  { code, typist }: { code: string; typist: Typist },
): Promise<boolean> {
  const today = typist === "visitor" ? limits.wrongCodePerAccount : limits.wrongCodePerSignedInAccount;
  if (!(await consumeGuess(db, id, typist)) || !(await today.consume(accountId))) return false;
  if (!isVerificationCode(keyRing, id, code)) return false;
  await refundGuess(db, id, typist);
  await today.restore(accountId);
  return true;
}
