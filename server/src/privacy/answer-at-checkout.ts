import { CONSENT_VERSION } from "@app/contract/values";
import type { Deps } from "../deps.ts";
import { findConsent, insertConsent } from "./store.ts";

const PURPOSE = "messages-email";

/**
 * The box at the payment step. Whoever only typed the account's email may answer there as long as nothing was answered
 * elsewhere: what the owner said in the account, on a form or by a letter's link stands. Tells what counts from now on.
 */
export async function answerAtCheckout(
  { db, now }: Pick<Deps, "db" | "now">,
  { accountId, allowed, isOwner }: { accountId: string; allowed: boolean; isOwner: boolean },
): Promise<boolean> {
  const known = await findConsent(db, accountId, PURPOSE);
  if (known && (known.allowed === allowed || (known.via !== "checkout" && !isOwner))) return known.allowed;
  // Never having been asked is a no already.
  if (!known && !allowed) return false;
  const at = now();
  const answer = { purpose: PURPOSE, allowed, version: CONSENT_VERSION, via: "checkout" } as const;
  await insertConsent(db, { accountId, ...answer, answeredAt: at, recordedAt: at });
  return allowed;
}
