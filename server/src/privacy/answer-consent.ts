import type { CONSENT_WAYS, Purpose } from "@app/contract/privacy";
import type { Deps } from "../deps.ts";
import { insertConsent } from "./store.ts";

/** Yes or no to one purpose. Whoever sends anything asks again at that moment, so this alone stops what is under way. */
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
