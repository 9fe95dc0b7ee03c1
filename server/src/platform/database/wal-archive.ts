import { sql } from "kysely";
import type { Db } from "./db.ts";

/** Seconds since WAL last reached the archive, while archiving fails; 0 while it works. */
export async function archiveStall(db: Db): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from clock_timestamp() - coalesce(last_archived_time, stats_reset))::float8 as seconds
    from pg_stat_archiver
    where last_failed_time > coalesce(last_archived_time, '-infinity')`.execute(db);
  return rows[0]?.seconds ?? 0;
}
