import { sql } from "kysely";
import type { Db } from "../platform/db.ts";

/** Those of these hashes that stand for an e-mail or a phone whose account's newest answer about advertising is no. */
export async function listRefusedHashes(db: Db, hashes: string[]): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    select asked.hash from unnest(${hashes}::text[]) as asked (hash)
    cross join lateral (
      select id from accounts where email is not null and contact_hash(email) = asked.hash
      union all
      select id from accounts where phone is not null and contact_hash(ltrim(phone, '+')) = asked.hash
      union all
      select id from accounts
      where phone is not null and contact_hash(substr(phone, length(country_code) + 1)) = asked.hash
    ) as account
    cross join lateral (
      select allowed from consents where account_id = account.id and purpose = 'ads'
      order by recorded_at desc, id desc limit 1
    ) as answer
    where not answer.allowed`.execute(db);
  return rows.map(({ hash }) => hash);
}
