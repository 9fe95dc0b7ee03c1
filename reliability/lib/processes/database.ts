import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { giveToServer } from "../../../scripts/lib/postgres-cluster.ts";
import { openDb, openPool } from "../../../server/src/platform/database/db.ts";
import { migrate } from "../../../server/src/platform/database/migrations.ts";
import { installQueues } from "../../../server/src/platform/jobs/jobs.ts";
import { QUEUES } from "../../../server/src/queues.ts";
import { createMachine, type Machine } from "./postgres.ts";

/** Commits survive a killed server without fsync; only a power cut would lose them. All WAL is kept. */
const SETTINGS = ["fsync=off", "full_page_writes=off", "wal_keep_size=8GB", "deadlock_timeout=200ms"];

/** Records every status transition of a payment with a trigger, so that none is missed between two checks. */
const RECORD_MOVES = `
  create schema harness;
  create table harness.moves (payment_id uuid not null, was text not null, became text not null);
  create function harness.note() returns trigger language plpgsql as $$
    begin insert into harness.moves values (old.id, old.status, new.status); return null; end $$;
  create trigger harness_moves after update of status on payments
    for each row when (old.status is distinct from new.status) execute function harness.note();`;

/** A dedicated connection. */
export type Session = { query: (sql: string, values?: unknown[]) => Promise<unknown>; release: () => void };

export type Database = {
  url: string;
  dataDir: string;
  query: <T>(sql: string, values?: unknown[]) => Promise<T[]>;
  session: () => Promise<Session>;
  crash: () => Promise<void>;
  stop: () => Promise<void>;
  start: () => Promise<void>;
  close: () => Promise<void>;
};

/** A temporary directory that PostgreSQL's account owns. */
export function makeHome(prefix: string): string {
  const home = mkdtempSync(join(tmpdir(), prefix));
  giveToServer(home);
  return home;
}

export async function prepareSchema(url: string): Promise<void> {
  const db = openDb(url, { max: 1 });
  await migrate(db);
  await db.destroy();
  await installQueues(url, QUEUES);
}

type Connection = { url: string; usePreparedStatements: boolean; close: () => Promise<void> };

/** The machine's database as harness and checker use it: through `url`, which may be that of PgBouncer. */
export async function connect(machine: () => Machine, { url, usePreparedStatements, close }: Connection) {
  await prepareSchema(machine().url);
  await machine().query(RECORD_MOVES);
  const pool = openPool(url, { max: 4, name: "harness", usePreparedStatements });
  const database: Database = {
    url,
    get dataDir() {
      return machine().dataDir;
    },
    query: async <T>(sql: string, values: unknown[] = []) => (await pool.query(sql, values)).rows as T[],
    async session() {
      const client = await pool.connect();
      return { query: (sql, values) => client.query(sql, values), release: () => client.release() };
    },
    start: () => machine().start(),
    crash: () => machine().crash(),
    stop: () => machine().stop(),
    async close() {
      await pool.end();
      await close();
    },
  };
  return database;
}

export async function openDatabase({ home = makeHome("faults-pg-"), settings = SETTINGS } = {}): Promise<Database> {
  giveToServer(home);
  const machine = await createMachine("postgres", join(home, "data"), { settings });
  const remove = () => rmSync(home, { recursive: true, force: true });
  process.once("exit", remove);
  await machine.start();
  return connect(() => machine, {
    url: machine.url,
    usePreparedStatements: true,
    async close() {
      await machine.stop();
      process.off("exit", remove);
      remove();
    },
  });
}
