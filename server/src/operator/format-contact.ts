import { getContact } from "../identity/accounts/get-contact.ts";
import type { Db } from "../platform/database/db.ts";

/** One line for a terminal: untrusted text without line breaks or escape sequences. */
export async function formatContact(db: Db, accountId: string | undefined): Promise<string> {
  const contact = accountId && (await getContact(db, accountId));
  if (!contact) return "Ninguém com esse protocolo.";
  const { fullName, phone, email } = contact;
  return [fullName, phone, email]
    .flatMap((part) => part ?? [])
    .map((part) => part.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ").trim())
    .join("  ");
}
