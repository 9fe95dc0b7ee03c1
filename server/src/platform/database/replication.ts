import { sql } from "kysely";
import type { Db } from "./db.ts";

/** Each standby has a replication slot: an inactive one is a standby that is down or disconnected. */
export async function countInactiveSlots(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_replication_slots
    where slot_type = 'physical' and not temporary and not active`.execute(db);
  return rows[0]?.count ?? 0;
}

/** WAL that the slowest standby has not flushed: lost if this machine is lost. */
export async function replicationLagBytes(db: Db): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(max(pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn)), 0)::float8 as bytes
    from pg_replication_slots where slot_type = 'physical' and not temporary`.execute(db);
  return rows[0]?.bytes ?? 0;
}

/** When the newest base backup finished, as a Unix timestamp; 0 without a backup. */
export async function newestBackup(db: Db): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select coalesce(extract(epoch from max(finished_at)), 0)::float8 as seconds from backups`.execute(db);
  return rows[0]?.seconds ?? 0;
}

/** Seconds since WAL last reached the archive, while archiving fails; 0 while it works. */
export async function archiveStall(db: Db): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from clock_timestamp() - coalesce(last_archived_time, stats_reset))::float8 as seconds
    from pg_stat_archiver
    where last_failed_time > coalesce(last_archived_time, '-infinity')`.execute(db);
  return rows[0]?.seconds ?? 0;
}
