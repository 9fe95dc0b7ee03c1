/**
 * A private PostgreSQL for development and tests. It listens on loopback TCP only, without passwords (trust).
 *
 *   const { url, stop } = await startPostgres({ fast: true });
 *
 * starts a temporary cluster on a free port, without durability; `stop()` removes it.
 * With `dataDir` the cluster is kept there between runs. `url` names an empty database "app" and its owner, a
 * superuser: tests may `create database … template …` beside it.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { hasEnded, killGroup, spawnChild, stopChild } from "./child-process.ts";
import { freePort, HOST } from "./ports.ts";
import { createCluster, DATABASE, findPostgres, giveToServer, OWNER, SERVER_USER } from "./postgres-cluster.ts";

/** Fast shutdown: on SIGTERM PostgreSQL waits until the last client disconnects. */
export const POSTGRES_STOP_SIGNAL = "SIGINT";

export type PreparedPostgres = {
  url: string;
  command: string[];
  user: string | undefined;
  cwd: string;
  isReady: () => boolean;
};

/** Creates the cluster if it is missing, and returns how to run it. For callers with a process runner. */
export function preparePostgres(options: {
  dataDir: string;
  port: number;
  fast?: boolean;
  fresh?: boolean;
  settings?: Record<string, string>;
}): PreparedPostgres {
  const binaries = findPostgres();
  const dataDir = createCluster(binaries, options.dataDir, options);
  const settings = {
    listen_addresses: HOST,
    port: options.port,
    unix_socket_directories: "",
    timezone: "UTC",
    max_connections: 200,
    log_min_messages: "fatal",
    ...(options.fast ? { fsync: "off", synchronous_commit: "off", full_page_writes: "off" } : {}),
    ...options.settings,
  };
  return {
    url: `postgres://${OWNER}@${HOST}:${options.port}/${DATABASE}`,
    command: [
      join(binaries, "postgres"),
      "-D",
      dataDir,
      ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
    ],
    user: SERVER_USER,
    cwd: dataDir,
    isReady: () => isReady(dataDir),
  };
}

export type Postgres = { url: string; stop: () => Promise<void> };

export async function startPostgres(
  options: { dataDir?: string; port?: number; fast?: boolean; settings?: Record<string, string> } = {},
): Promise<Postgres> {
  const temporary = options.dataDir === undefined ? mkdtempSync(join(tmpdir(), "pg-")) : undefined;
  if (temporary) giveToServer(temporary);
  const remove = () => temporary && rmSync(temporary, { recursive: true, force: true });

  const prepared = preparePostgres({
    dataDir: options.dataDir ?? join(temporary ?? "", "data"),
    port: options.port ?? (await freePort()),
    fast: options.fast ?? false,
    settings: options.settings ?? {},
  });
  const child = spawnChild(prepared.command, {
    ...prepared,
    stopSignal: POSTGRES_STOP_SIGNAL,
  });
  let output = "";
  child.stdout?.on("data", (text: Buffer) => (output += text));
  child.stderr?.on("data", (text: Buffer) => (output += text));

  const killOnExit = () => {
    killGroup(child);
    remove();
  };
  process.once("exit", killOnExit);

  const stop = async () => {
    await stopChild(child, POSTGRES_STOP_SIGNAL, 10_000);
    process.off("exit", killOnExit);
    remove();
  };
  for (const deadline = Date.now() + 30_000; !prepared.isReady(); await pause(20)) {
    if (!hasEnded(child) && Date.now() < deadline) continue;
    await stop();
    throw new Error(`PostgreSQL did not start:\n${output}`);
  }
  return { url: prepared.url, stop };
}

/** The server writes its state on the eighth line of its pid file; pg_ctl reads it too. */
function isReady(dataDir: string): boolean {
  try {
    return readFileSync(join(dataDir, "postmaster.pid"), "utf8").split("\n")[7]?.trim() === "ready";
  } catch {
    return false;
  }
}
