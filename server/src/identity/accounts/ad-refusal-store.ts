import { sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";

/** The hashes that match the e-mail or phone of an account whose newest answer about advertising is no. */
export async function listRefusedHashes(db: Db, hashes: string[]): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    select candidate.hash from unnest(${hashes}::text[]) as candidate (hash)
    cross join lateral (
      select id from accounts where email is not null and contact_hash(email) = candidate.hash
      union all
      select id from accounts where phone is not null and contact_hash(ltrim(phone, '+')) = candidate.hash
      union all
      select id from accounts
      where phone is not null and contact_hash(substr(phone, length(country_code) + 1)) = candidate.hash
    ) as account
    cross join lateral (
      select allowed from consents where account_id = account.id and purpose = 'ads'
      order by recorded_at desc, id desc limit 1
    ) as answer
    where not answer.allowed`.execute(db);
  return rows.map(({ hash }) => hash);
}
