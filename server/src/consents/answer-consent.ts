import type { CONSENT_WAYS, Purpose } from "@app/contract/privacy";
import { insertConsent } from "./consent-store.ts";
import type { Deps } from "./deps.ts";

/** Records yes or no to one purpose. Senders check consent again at the moment of sending, so a no stops what is queued. */
export async function answerConsent(
  { db, now }: Pick<Deps, "db" | "now">,
  answer: {
    accountId: string;
    purpose: Purpose;
    allowed: boolean;
    version: string;
    via: (typeof CONSENT_WAYS)[number];
  },
): Promise<void> {
  const at = now();
  await insertConsent(db, { ...answer, answeredAt: at, recordedAt: at });
}
