import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findPostgres, giveToServer } from "../../../scripts/lib/postgres-cluster.ts";
import { connect, type Database, makeHome } from "../../lib/processes/database.ts";
import { asServer, createMachine, type Machine, REPLICATED } from "../../lib/processes/postgres.ts";
import { type Bouncer, startBouncer } from "../harness/bouncer.ts";
import { makeKeys } from "../harness/keys.ts";
import { operate } from "../harness/script.ts";

const ARCHIVE = join(import.meta.dirname, "../../../deploy/postgres/archive-wal.sh");

/** A machine with WAL archiving as in production, and its backup directory. */
export type Archived = {
  db: Database;
  bouncer: Bouncer;
  machine: Machine;
  home: string;
  backup: string;
  /** The backups' private key, which the machine does not have. */
  identity: string;
  /** Seconds that archive_command takes for one WAL segment. */
  timeArchiving: () => Promise<number>;
  /** deploy/postgres/base-backup.sh, as its timer runs it. */
  takeBackup: () => Promise<{ seconds: number; output: string }>;
};

export async function startArchived(): Promise<Archived> {
  const home = makeHome("drills-pg-");
  const backup = join(home, "backup");
  for (const folder of [backup, join(backup, "base"), join(backup, "wal")]) giveToServer(folder);
  const { identity, recipients } = makeKeys(home);
  const settings = [
    ...REPLICATED,
    "archive_mode=on",
    `archive_command=${ARCHIVE} "%p" "%f" "${backup}/wal" "${recipients}"`,
    // As in deploy/postgres/settings.conf: the recovery point objective when the disk is lost.
    "archive_timeout=60s",
  ];
  const machine = await createMachine("machine-1", join(home, "one"), { settings });
  await machine.start();
  await machine.query("create role postgres superuser login replication");
  const bouncer = await startBouncer(home, machine.port);
  mkdirSync(join(home, "restored"), { recursive: true });
  giveToServer(join(home, "restored"));

  const db = await connect(() => machine, {
    url: bouncer.url,
    usePreparedStatements: false,
    async close() {
      await bouncer.close();
      await machine.lose();
      stopRestored(home);
      rmSync(home, { recursive: true, force: true });
    },
  });
  const takeBackup = () =>
    operate(
      "postgres/base-backup.sh",
      ["127.0.0.1", backup, findPostgres(), recipients],
      { PGPORT: String(machine.port) },
      "server",
    );
  async function timeArchiving() {
    const segments = readdirSync(join(machine.dataDir, "pg_wal")).filter((name) => /^[0-9A-F]{24}$/.test(name));
    const scratch = join(home, "scratch");
    giveToServer(scratch);
    const segment = segments.toSorted()[0] ?? "";
    const args = [join(machine.dataDir, "pg_wal", segment), segment, scratch, recipients];
    const { seconds } = await operate("postgres/archive-wal.sh", args, {}, "server");
    rmSync(scratch, { recursive: true });
    return seconds;
  }
  return { db, bouncer, machine, home, backup, identity, timeArchiving, takeBackup };
}

/** Where deploy/restore.sh creates the new cluster. */
export const restoredDir = (home: string): string => join(home, "restored", "data");

function stopRestored(home: string): void {
  try {
    asServer("pg_ctl", "-D", restoredDir(home), "-m", "immediate", "stop");
  } catch {
    // It was never started.
  }
}
