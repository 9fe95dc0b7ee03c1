import { sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";

/** The accounts whose e-mail or phone has one of these hashes. */
export async function listAccountsByHash(db: Db, hashes: string[]): Promise<{ hash: string; accountId: string }[]> {
  const { rows } = await sql<{ hash: string; accountId: string }>`
    select candidate.hash, account.id as account_id from unnest(${hashes}::text[]) as candidate (hash)
    cross join lateral (
      select id from accounts where email is not null and contact_hash(email) = candidate.hash
      union all
      select id from accounts where phone is not null and contact_hash(ltrim(phone, '+')) = candidate.hash
      union all
      select id from accounts
      where phone is not null and contact_hash(substr(phone, length(country_code) + 1)) = candidate.hash
    ) as account`.execute(db);
  return rows;
}
