import type { Consent } from "@app/contract/values";
import type { Db } from "../platform/database/db.ts";
import { findConsent, insertConsent } from "./consent-store.ts";
import type { Deps } from "./deps.ts";

type ConsentInput = { accountId: string; consent: Consent };

/** The answer given at sign-up, in the caller's transaction. */
export const recordConsent = (
  { now }: Pick<Deps, "now">,
  tx: Db,
  { accountId, consent: { ads: allowed, version, at } }: ConsentInput,
): Promise<void> => {
  const recordedAt = now();
  return insertConsent(tx, {
    accountId,
    purpose: "ads",
    allowed,
    version,
    answeredAt: earlier(new Date(at), recordedAt),
    via: "form",
    recordedAt,
  });
};

/** A browser unused for months still sends its old answer: it counts only if the account has no newer one. */
export async function noteConsent(
  { db, now }: Pick<Deps, "db" | "now">,
  { accountId, consent }: ConsentInput,
): Promise<void> {
  const recordedAt = now();
  const answeredAt = earlier(new Date(consent.at), recordedAt);
  const known = await findConsent(db, accountId, "ads");
  if (known && (known.answeredAt >= answeredAt || known.allowed === consent.ads)) return;
  const { ads: allowed, version } = consent;
  await insertConsent(db, { accountId, purpose: "ads", allowed, version, answeredAt, via: "checkout", recordedAt });
}

/** A browser's clock may run ahead; an answer is never in the future. */
const earlier = (a: Date, b: Date): Date => (a < b ? a : b);
