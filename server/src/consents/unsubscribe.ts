import { CONSENT_VERSION } from "@app/contract/values";
import { Problem } from "../platform/http/problem.ts";
import { parseToken } from "../platform/signed-token.ts";
import { findConsent, insertConsent } from "./consent-store.ts";
import type { Deps } from "./deps.ts";

const PURPOSE = "messages-email";

/** Stops product e-mails by the link in one of them. Idempotent, and no error after the account is deleted. */
export async function unsubscribe(
  { db, keyRing, now, hasAccount }: Pick<Deps, "db" | "keyRing" | "now" | "hasAccount">,
  token: string,
): Promise<void> {
  const accountId = parseToken(keyRing, "unsubscribe", token);
  if (!accountId) throw new Problem("link-invalid");
  if (!(await hasAccount(db, accountId))) return;
  if ((await findConsent(db, accountId, PURPOSE))?.allowed === false) return;
  const at = now();
  const answer = { purpose: PURPOSE, allowed: false, version: CONSENT_VERSION, via: "unsubscribe" } as const;
  await insertConsent(db, { accountId, ...answer, answeredAt: at, recordedAt: at });
}
