import type { RedactedPerson } from "@app/engine/assistant/redact";
import { listDocuments } from "../checkout/payments/list-documents.ts";
import { getContact } from "../identity/accounts/queries.ts";
import { findIdentity } from "../intake/queries.ts";
import type { Db } from "../platform/database/db.ts";
import type { PlatformDeps } from "../platform/deps.ts";

/** Everything that names the member: no text with any of it is remembered or leaves the service. */
export async function findRedactedPerson(
  deps: Pick<PlatformDeps, "keyRing">,
  db: Db,
  accountId: string,
): Promise<RedactedPerson> {
  const contact = await getContact(db, accountId);
  const [document = null] = await listDocuments(db, [accountId]);
  const { nickname, birthDate } = await findIdentity(deps, db, accountId);
  return {
    names: [contact?.fullName, nickname].flatMap((name) => name || []),
    email: contact?.email ?? null,
    phone: contact?.phone ?? null,
    document,
    birthDate,
  };
}
