import { type ChildProcess, execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { hasEnded, killGroup, spawnChild } from "../../../scripts/lib/child-process.ts";
import { freePort } from "../../../scripts/lib/ports.ts";
import { preparePostgres } from "../../../scripts/lib/postgres.ts";
import { findPostgres, SERVER_USER } from "../../../scripts/lib/postgres-cluster.ts";
import { openPool } from "../../../server/src/platform/database/db.ts";

/** Command-line settings of primary and standby. Durability is not reduced. */
const SETTINGS = ["wal_level=replica", "wal_log_hints=on", "hot_standby=on"];
const READY_MS = 60_000;

/** A machine with one PostgreSQL, which can be lost at any moment. */
export type Machine = {
  name: string;
  port: number;
  dataDir: string;
  url: string;
  start: () => Promise<void>;
  /** SIGKILL to all its processes at once, like a power failure. */
  lose: () => Promise<void>;
  stop: () => Promise<void>;
  isUp: () => boolean;
  /** The end of its log. */
  logTail: () => string;
  /** Freezes or resumes all its processes: connections stay open without answers. */
  signal: (name: "SIGSTOP" | "SIGCONT") => void;
  query: <T = Record<string, unknown>>(sql: string) => Promise<T[]>;
};

export async function startMachine(
  name: string,
  dataDir: string,
  { settings = [] }: { settings?: readonly string[] } = {},
): Promise<Machine> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  let output = "";
  const all = (): number[] => (child?.pid ? [child.pid, ...childrenOf(child.pid)] : []);
  const signal = (which: NodeJS.Signals) => {
    for (const pid of all()) sendTo(pid, which);
  };
  const ended = (process: ChildProcess) =>
    new Promise<void>((resolve) => (hasEnded(process) ? resolve() : process.once("exit", () => resolve())));
  process.once("exit", () => child && !hasEnded(child) && killGroup(child));

  return {
    name,
    port,
    dataDir,
    url: `postgres://app@127.0.0.1:${port}/app`,
    isUp: () => child !== undefined && !hasEnded(child),
    logTail: () => output,
    signal,
    async start() {
      // Prepared at start: before a base backup there is no data directory.
      const { command, user, cwd, isReady } = preparePostgres({ dataDir, port });
      const options = [...SETTINGS, "log_min_messages=warning", ...settings].flatMap((setting) => ["-c", setting]);
      const started = spawnChild([...command, ...options], { user, cwd, stopSignal: "SIGQUIT" });
      child = started;
      for (const stream of [started.stdout, started.stderr])
        stream?.on("data", (chunk: Buffer) => (output = `${output}${chunk.toString()}`.slice(-4_000)));
      for (const deadline = Date.now() + READY_MS; !isReady() && !isStandby(dataDir); await pause(20))
        if (hasEnded(started) || Date.now() > deadline) throw new Error(`${name} did not start:\n${output}`);
    },
    async lose() {
      const dying = child;
      if (!dying) return;
      signal("SIGKILL");
      await ended(dying);
    },
    async stop() {
      const dying = child;
      if (!dying || hasEnded(dying)) return;
      dying.kill("SIGINT");
      await ended(dying);
    },
    async query<T>(sql: string) {
      const pool = openPool(`postgres://app@127.0.0.1:${port}/app`, {
        max: 1,
        name: "operator",
        usePreparedStatements: false,
      });
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
