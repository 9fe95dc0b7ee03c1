import { randomUUID } from "node:crypto";
import { findAccountByEmail } from "../identity/accounts/queries.ts";
import { inTransaction } from "../platform/database/db.ts";
import { makePromise } from "../promises/make-promise.ts";
import type { Deps } from "./deps.ts";

/**
 * A request about personal data that came in writing, and is answered within fifteen days of its arrival. Undefined when
 * no account has that e-mail. Copies and erasures are the member's own to make, at once.
 */
export async function recordDataRequest(
  deps: Pick<Deps, "db" | "now">,
  { email, receivedAt }: { email: string; receivedAt?: Date | undefined },
): Promise<{ referenceNumber: string; dueAt: Date } | undefined> {
  const account = await findAccountByEmail(deps, email);
  if (!account) return undefined;
  return inTransaction(deps.db, (tx) =>
    makePromise(deps, tx, {
      accountId: account.id,
      kind: "data-request-15d",
      subject: randomUUID(),
      startsAt: receivedAt,
    }),
  );
}
