import { CONSENT_VERSION } from "@app/contract/values";
import { findConsent, insertConsent } from "./consent-store.ts";
import type { Deps } from "./deps.ts";

const PURPOSE = "messages-email";

/** The consent box at the payment step. Only an answer given in the owner's own session is a consent. */
export async function answerAtCheckout(
  { db, now }: Pick<Deps, "db" | "now">,
  { accountId, allowed }: { accountId: string; allowed: boolean },
): Promise<void> {
  const known = await findConsent(db, accountId, PURPOSE);
  // No answer at all already means no.
  if ((known?.allowed ?? false) === allowed) return;
  const at = now();
  const answer = { purpose: PURPOSE, allowed, version: CONSENT_VERSION, via: "checkout" } as const;
  await insertConsent(db, { accountId, ...answer, answeredAt: at, recordedAt: at });
}
