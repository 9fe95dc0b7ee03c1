import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import type { StoredThread } from "./thread-store.ts";

export type SupportRow = Pick<StoredThread, "accountId" | "lastAt" | "waitingSince" | "promisedFor"> & {
  unread: number;
};

/** Threads with support: those that wait, the longest first, and then the newest of the others. */
export async function listSupport(db: Db, limit: number): Promise<SupportRow[]> {
  const waiting = await select(db, sql`waiting_since is not null order by waiting_since limit ${limit}`);
  const left = limit - waiting.length;
  return left > 0
    ? [...waiting, ...(await select(db, sql`waiting_since is null order by last_at desc limit ${left}`))]
    : waiting;
}

async function select(db: Db, which: RawBuilder<unknown>): Promise<SupportRow[]> {
  const { rows } = await sql<SupportRow>`
    select c.account_id, c.last_at, c.waiting_since, c.promised_for, (
      select count(*)::int from (
        select from conversation_messages m
        where m.account_id = c.account_id and m.thread = 'support' and m.seq > c.read_by_team and m.author = 'member'
        limit 100) as own) as unread
    from conversations c where thread = 'support' and ${which}`.execute(db);
  return rows;
}
