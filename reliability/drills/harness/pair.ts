import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { giveToServer } from "../../../scripts/lib/postgres-cluster.ts";
import { openDb, openPool } from "../../../server/src/platform/database/db.ts";
import { migrate } from "../../../server/src/platform/database/migrations.ts";
import { installQueues } from "../../../server/src/platform/jobs/jobs.ts";
import { QUEUES } from "../../../server/src/queues.ts";
import { type Database, RECORD_MOVES } from "../../lib/processes/database.ts";
import { type Machine, startMachine } from "../../lib/processes/postgres.ts";
import { eventually } from "../../lib/shopper/buying.ts";
import { type Bouncer, startBouncer } from "./bouncer.ts";
import { operate } from "./script.ts";

/** A primary and a standby on two machines, behind PgBouncer. */
export type Pair = {
  db: Database;
  home: string;
  bouncer: Bouncer;
  primary: () => Machine;
  standby: () => Machine;
  /** Swaps the roles after a failover. */
  swap: () => void;
  /** Runs deploy/rejoin.sh on the machine that is down, starts it and makes replication synchronous again. */
  rejoin: () => Promise<{ seconds: number; output: string }>;
};

export async function startPair({
  settings = () => [],
}: {
  settings?: (home: string) => string[];
} = {}): Promise<Pair> {
  const home = mkdtempSync(join(tmpdir(), "drills-pg-"));
  giveToServer(home);
  let [primary, standby] = [
    await startMachine("machine-1", join(home, "one"), { settings: settings(home) }),
    await startMachine("machine-2", join(home, "two"), { settings: settings(home) }),
  ];
  await primary.start();
  const setUp = openDb(primary.url, { max: 1 });
  await migrate(setUp);
  await setUp.destroy();
  await installQueues(primary.url, QUEUES);
  await primary.query(RECORD_MOVES);
  // Also in the configuration file, since pg_rewind starts the server without our command line.
  await primary.query("alter system set wal_log_hints = on");
  const bouncer = await startBouncer(home, primary.port);
  const pool = openPool(bouncer.url, { max: 4, name: "harness", usePreparedStatements: false });

  async function rejoin() {
    const env = { DATA_DIR: standby.dataDir, PRIMARY: primary.url };
    const result = await operate("rejoin.sh", [], env);
    await standby.start();
    const follows = await eventually(
      () => isDone(operate("synchronous.sh", ["on"], { PRIMARY: primary.url })),
      30_000,
      200,
    );
    if (!follows) throw new Error(`${standby.name} does not stream:\n${standby.logTail()}`);
    return result;
  }
  await rejoin();

  const db: Database = {
    url: bouncer.url,
    get dataDir() {
      return primary.dataDir;
    },
    query: async <T>(sql: string, values: unknown[] = []) => (await pool.query(sql, values)).rows as T[],
    async session() {
      const client = await pool.connect();
      return { query: (sql, values) => client.query(sql, values), release: () => client.release() };
    },
    crash: () => primary.lose(),
    stop: () => primary.stop(),
    start: () => primary.start(),
    async close() {
      await pool.end();
      await bouncer.close();
      await Promise.all([primary.lose(), standby.lose()]);
      rmSync(home, { recursive: true, force: true });
    },
  };
  return {
    db,
    home,
    bouncer,
    primary: () => primary,
    standby: () => standby,
    swap: () => void ([primary, standby] = [standby, primary]),
    rejoin,
  };
}

/** The script refuses until the standby streams. */
const isDone = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );
