import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { hasEnded, killGroup, spawnChild } from "../../../scripts/lib/child-process.ts";
import { freePort } from "../../../scripts/lib/ports.ts";
import { preparePostgres } from "../../../scripts/lib/postgres.ts";
import { giveToServer } from "../../../scripts/lib/postgres-cluster.ts";
import { openDb, openPool } from "../../../server/src/platform/database/db.ts";
import { migrate } from "../../../server/src/platform/database/migrations.ts";
import { installQueues } from "../../../server/src/platform/jobs/jobs.ts";
import { QUEUES } from "../../../server/src/queues.ts";

/** Commits survive a killed server without fsync; only a power cut would lose them. All WAL is kept. */
const SETTINGS = ["fsync=off", "full_page_writes=off", "wal_keep_size=8GB", "deadlock_timeout=200ms"];

/** Records every status transition of a payment with a trigger, so that none is missed between two checks. */
export const RECORD_MOVES = `
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
  /** Immediate shutdown: connections drop without an answer. */
  crash: () => Promise<void>;
  stop: () => Promise<void>;
  start: () => Promise<void>;
  close: () => Promise<void>;
};

export async function openDatabase({
  home = mkdtempSync(join(tmpdir(), "faults-pg-")),
  settings = SETTINGS,
} = {}): Promise<Database> {
  giveToServer(home);
  const dataDir = join(home, "data");
  const { command, url, isReady, user, cwd } = preparePostgres({ dataDir, port: await freePort() });
  const full = [...command, ...settings.flatMap((setting) => ["-c", setting])];
  let child: ChildProcess | undefined;
  const remove = () => {
    if (child) killGroup(child);
    rmSync(home, { recursive: true, force: true });
  };
  process.once("exit", remove);

  async function start(): Promise<void> {
    if (child && !hasEnded(child)) return;
    const started = spawnChild(full, { user, cwd, stopSignal: "SIGINT" });
    child = started;
    started.stdout?.resume();
    started.stderr?.resume();
    for (const deadline = Date.now() + 30_000; !isReady(); await pause(20)) {
      if (hasEnded(started) || Date.now() > deadline) throw new Error("PostgreSQL did not start");
    }
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const dying = child;
    if (!dying || hasEnded(dying)) return;
    const ended = new Promise((resolve) => dying.once("exit", resolve));
    dying.kill(signal);
    await ended;
  }

  await start();
  const db = openDb(url, { max: 1 });
  await migrate(db);
  await db.destroy();
  await installQueues(url, QUEUES);
  const pool = openPool(url, { max: 4, name: "harness" });
  await pool.query(RECORD_MOVES);

  return {
    url,
    dataDir,
    query: async <T>(sql: string, values: unknown[] = []) => (await pool.query(sql, values)).rows as T[],
    async session() {
      const client = await pool.connect();
      return { query: (sql, values) => client.query(sql, values), release: () => client.release() };
    },
    start,
    crash: () => end("SIGQUIT"),
    stop: () => end("SIGINT"),
    async close() {
      await pool.end();
      await end("SIGINT");
      process.off("exit", remove);
      remove();
    },
  };
}
