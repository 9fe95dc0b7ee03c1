import type { HealthReason } from "@app/contract/health-access";
import { recordHealthAccess } from "../health-access/record-health-access.ts";
import { getContact } from "../identity/accounts/queries.ts";
import { inTransaction } from "../platform/database/db.ts";
import type { Deps } from "./deps.ts";

type Look = { by: string; reason: Extract<HealthReason, "on-call" | "first-reading"> };

/**
 * Whom a reference is about, as one line for a terminal: untrusted text without line breaks or escape sequences. That
 * this person needs somebody is health data, so the look is recorded for them to read.
 */
export async function formatContact(
  { db, now }: Pick<Deps, "db" | "now">,
  accountId: string | undefined,
  { by, reason }: Look,
): Promise<string> {
  const contact = await inTransaction(db, async (tx) => {
    const found = accountId && (await getContact(tx, accountId));
    if (!found) return undefined;
    await recordHealthAccess({ now }, tx, { accountId, actorName: by, role: "support", subjects: ["levels"], reason });
    return found;
  });
  if (!contact) return "Ninguém com esse protocolo.";
  const { fullName, phone, email } = contact;
  return [fullName, phone, email]
    .flatMap((part) => part ?? [])
    .map((part) => part.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ").trim())
    .join("  ");
}
