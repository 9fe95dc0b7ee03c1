import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { freePort, HOST } from "../../../scripts/lib/ports.ts";
import { POSTGRES_STOP_SIGNAL, preparePostgres } from "../../../scripts/lib/postgres.ts";
import { findPostgres, SERVER_USER } from "../../../scripts/lib/postgres-cluster.ts";
import { openPool } from "../../../server/src/platform/database/db.ts";
import { createManagedProcess, type ManagedProcess } from "./managed-process.ts";

/** Command-line settings of primary and standby. Durability is not reduced. */
export const REPLICATED = ["wal_level=replica", "wal_log_hints=on", "hot_standby=on", "log_min_messages=warning"];

/** A machine with one PostgreSQL, which can be lost at any moment. */
export type Machine = {
  name: string;
  port: number;
  dataDir: string;
  url: string;
  start: () => Promise<void>;
  /** SIGKILL to all its processes at once, like a power failure. */
  lose: () => Promise<void>;
  /** Immediate shutdown: connections drop without an answer. */
  crash: () => Promise<void>;
  stop: () => Promise<void>;
  /** The end of its log. */
  logTail: () => string;
  /** Freezes or resumes all its processes: connections stay open without answers. */
  signal: (name: "SIGSTOP" | "SIGCONT") => void;
  pid: () => number;
  query: <T = Record<string, unknown>>(sql: string) => Promise<T[]>;
};

type Options = { settings?: readonly string[]; core?: string };

/** Not started yet. */
export async function createMachine(
  name: string,
  dataDir: string,
  { settings = [], core = "" }: Options = {},
): Promise<Machine> {
  const port = await freePort();
  const url = `postgres://app@${HOST}:${port}/app`;
  let postgres: ManagedProcess | undefined;
  const all = (): number[] => (postgres?.isUp() ? [postgres.pid(), ...childrenOf(postgres.pid())] : []);
  const signal = (which: NodeJS.Signals) => {
    for (const pid of all()) sendTo(pid, which);
  };
  // Prepared at the first start: before a base backup there is no data directory.
  const prepare = () => {
    const { command, user, cwd, isReady } = preparePostgres({ dataDir, port });
    return createManagedProcess({
      name,
      command: [...command, ...settings.flatMap((setting) => ["-c", setting])],
      logDir: dirname(dataDir),
      user,
      cwd,
      core,
      stopSignal: POSTGRES_STOP_SIGNAL,
      isReady: () => isReady() || isStandby(dataDir),
    });
  };
  return {
    name,
    port,
    dataDir,
    url,
    logTail: () => postgres?.logTail() ?? "",
    signal,
    pid: () => postgres?.pid() ?? 0,
    start: () => (postgres ??= prepare()).start(),
    async lose() {
      signal("SIGKILL");
      await postgres?.kill();
    },
    crash: async () => postgres?.endBy("SIGQUIT"),
    stop: async () => postgres?.endBy(POSTGRES_STOP_SIGNAL),
    async query<T>(sql: string) {
      const pool = openPool(url, { max: 1, name: "operator", usePreparedStatements: false });
      try {
        return (await pool.query(sql)).rows as T[];
      } finally {
        await pool.end();
      }
    },
  };
}

/** Runs a PostgreSQL program under the server's account. */
export function asServer(program: string, ...args: string[]): string {
  const identity = SERVER_USER ? ["setpriv", `--reuid=${SERVER_USER}`, `--regid=${SERVER_USER}`, "--clear-groups"] : [];
  const [first = "", ...rest] = [...identity, `${findPostgres()}/${program}`, ...args];
  return execFileSync(first, rest, { cwd: "/", encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
}

function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

function sendTo(pid: number, which: NodeJS.Signals): void {
  try {
    process.kill(pid, which);
  } catch {
    // The process has exited already.
  }
}

/** A hot standby reports "standby" instead of "ready". */
function isStandby(dataDir: string): boolean {
  try {
    return readFileSync(`${dataDir}/postmaster.pid`, "utf8").split("\n")[7]?.trim() === "standby";
  } catch {
    return false;
  }
}
