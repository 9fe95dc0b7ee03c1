import { type CONSENT_WAYS, type Purpose, purposes } from "@app/contract/consents";
import { CONSENT_VERSION } from "@app/contract/values";
import { inTransaction } from "../platform/database/db.ts";
import { Problem } from "../platform/http/problem.ts";
import { findConsent, insertConsent } from "./consent-store.ts";
import type { Deps } from "./deps.ts";

/** Data of the body is stored, or leaves the service: a yes is to the text that was shown, and to no earlier one. */
const READ_FIRST: ReadonlySet<Purpose> = new Set<Purpose>(["health-data", "assistant-provider"]);

/**
 * Records yes or no to one purpose. Senders check consent again at the moment of sending, so a no stops what is queued;
 * a no to health data erases it in the same transaction.
 */
export async function answerConsent(
  deps: Pick<Deps, "db" | "now" | "jobs" | "onConsentWithdrawn">,
  answer: {
    accountId: string;
    purpose: Purpose;
    allowed: boolean;
    version: string;
    via: (typeof CONSENT_WAYS)[number];
  },
): Promise<void> {
  const { accountId, purpose, allowed, version } = answer;
  if (READ_FIRST.has(purpose) && allowed && version !== purposes[purpose].version)
    throw new Problem("consent-text-changed");
  await inTransaction(deps.db, async (tx) => {
    const at = deps.now();
    await insertConsent(tx, { ...answer, answeredAt: at, recordedAt: at });
    if (!allowed) await deps.onConsentWithdrawn(deps, tx, { accountId, purpose });
  });
}

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
