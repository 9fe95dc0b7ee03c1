import { getAccountStanding } from "../../identity/accounts/get-account-standing.ts";
import type { Deps } from "../deps.ts";
import type { Payment } from "./payment.ts";
import { hasPaidSignedIn } from "./payment-store.ts";

const DAY_MS = 24 * 60 * 60_000;

/**
 * A buyer who is no card-testing bot: signed in, with a verified contact and an account older than a day, or with an
 * earlier purchase. Without a session the e-mail's owner is unproven.
 */
export async function isKnownBuyer(
  { db, now }: Pick<Deps, "db" | "now">,
  { accountId, via }: Pick<Payment, "accountId" | "via">,
): Promise<boolean> {
  if (via === "email") return false;
  const standing = await getAccountStanding(db, accountId);
  if (standing?.isVerified && now().getTime() - standing.createdAt.getTime() > DAY_MS) return true;
  return hasPaidSignedIn(db, accountId);
}
