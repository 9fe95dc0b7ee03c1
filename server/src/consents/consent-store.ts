import { createHash } from "node:crypto";
import { type CONSENT_WAYS, type Purpose, purposes } from "@app/contract/consents";
import { sql } from "kysely";
import type { Db } from "../platform/database/db.ts";

/** SHA-256 of the text that was shown; null for a version that is no longer in force. */
function textHashOf({ purpose, version }: { purpose: Purpose; version: string }): Buffer | null {
  const { text, version: current } = purposes[purpose];
  return version === current ? createHash("sha256").update(text, "utf8").digest() : null;
}

/** One answer to one purpose. Append-only: the newest row of a purpose counts. */
type ConsentAnswer = {
  purpose: Purpose;
  allowed: boolean;
  version: string;
  answeredAt: Date;
  via: (typeof CONSENT_WAYS)[number];
};

export async function insertConsent(
  tx: Db,
  { accountId, recordedAt, ...answer }: ConsentAnswer & { accountId: string; recordedAt: Date },
): Promise<void> {
  await tx
    .insertInto("consents")
    .values({ accountId, recordedAt, ...answer, textHash: textHashOf(answer) })
    .execute();
}

/** The newest answer to each purpose that was ever answered. */
export async function listCurrentConsents(db: Db, accountId: string): Promise<ConsentAnswer[]> {
  const rows = await db
    .selectFrom("consents")
    .distinctOn("purpose")
    .select(["purpose", "allowed", "version", "answeredAt", "via"])
    .where("accountId", "=", accountId)
    .orderBy("purpose")
    .orderBy("recordedAt", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows as ConsentAnswer[];
}

/** The same of several accounts. */
export async function listCurrentConsentsOf(
  db: Db,
  accountIds: readonly string[],
): Promise<(Pick<ConsentAnswer, "purpose" | "allowed"> & { accountId: string })[]> {
  const rows = await db
    .selectFrom("consents")
    .distinctOn(["accountId", "purpose"])
    .select(["accountId", "purpose", "allowed"])
    .where((where) => where("accountId", "=", where.fn.any(where.val([...accountIds]))))
    .orderBy("accountId")
    .orderBy("purpose")
    .orderBy("recordedAt", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows as (Pick<ConsentAnswer, "purpose" | "allowed"> & { accountId: string })[];
}

export async function findConsent(db: Db, accountId: string, purpose: Purpose): Promise<ConsentAnswer | undefined> {
  const row = await db
    .selectFrom("consents")
    .select(["purpose", "allowed", "version", "answeredAt", "via"])
    .where("accountId", "=", accountId)
    .where("purpose", "=", purpose)
    .orderBy("recordedAt", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row as ConsentAnswer | undefined;
}

/** The newest answer of each of these accounts to one purpose, each by its own index lookup. */
export async function listNewestAnswers(
  db: Db,
  accountIds: string[],
  purpose: Purpose,
): Promise<{ accountId: string; allowed: boolean }[]> {
  const { rows } = await sql<{ accountId: string; allowed: boolean }>`
    select account.id as account_id, answer.allowed from unnest(${accountIds}::uuid[]) as account (id)
    cross join lateral (
      select allowed from consents where account_id = account.id and purpose = ${purpose}
      order by recorded_at desc, id desc limit 1
    ) as answer`.execute(db);
  return rows;
}

export async function listConsentHistory(db: Db, accountId: string, limit: number): Promise<ConsentAnswer[]> {
  const rows = await db
    .selectFrom("consents")
    .select(["purpose", "allowed", "version", "answeredAt", "via"])
    .where("accountId", "=", accountId)
    .orderBy("recordedAt", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows as ConsentAnswer[];
}
