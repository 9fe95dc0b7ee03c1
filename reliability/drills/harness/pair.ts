import { rmSync } from "node:fs";
import { join } from "node:path";
import { connect, type Database, makeHome } from "../../lib/processes/database.ts";
import { createMachine, type Machine, REPLICATED } from "../../lib/processes/postgres.ts";
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
  const home = makeHome("drills-pg-");
  const all = { settings: [...REPLICATED, ...settings(home)] };
  let [primary, standby] = [
    await createMachine("machine-1", join(home, "one"), all),
    await createMachine("machine-2", join(home, "two"), all),
  ];
  await primary.start();
  // Also in the configuration file, since pg_rewind starts the server without our command line.
  await primary.query("alter system set wal_log_hints = on");
  const bouncer = await startBouncer(home, primary.port);
  const db = await connect(() => primary, {
    url: bouncer.url,
    usePreparedStatements: false,
    async close() {
      await bouncer.close();
      await Promise.all([primary.lose(), standby.lose()]);
      rmSync(home, { recursive: true, force: true });
    },
  });

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
