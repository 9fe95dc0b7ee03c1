import { execFile } from "node:child_process";
import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { hasEnded, spawnChild, stopChild } from "../../../scripts/lib/child-process.ts";
import { freePort, HOST, isTaken } from "../../../scripts/lib/ports.ts";
import { findPostgres } from "../../../scripts/lib/postgres-cluster.ts";

const TEMPLATE = join(import.meta.dirname, "../../../deploy/pgbouncer/pgbouncer.ini");

/** The environment of its clients: this PgBouncer does not support prepared statements. */
export const BEHIND_BOUNCER = { DATABASE_PREPARED_STATEMENTS: "off" };

export type Bouncer = {
  /** DATABASE_URL of our processes. */
  url: string;
  /** Its admin console, for a reload. */
  console: string;
  /** The file that names the primary; rewritten by deploy/failover.sh. */
  pointer: string;
  close: () => Promise<void>;
};

/** PgBouncer as in production: transaction mode, with the primary's address in its own file. */
export async function startBouncer(home: string, primaryPort: number): Promise<Bouncer> {
  const port = await freePort();
  const pointer = join(home, "primary.ini");
  const users = join(home, "users.txt");
  const config = join(home, "pgbouncer.ini");
  writeFileSync(pointer, pointing(primaryPort));
  writeFileSync(users, '"app" ""\n');
  // The production settings, except for authentication.
  const here = [
    "[pgbouncer]",
    `listen_addr = ${HOST}`,
    `listen_port = ${port}`,
    "unix_socket_dir =",
    "auth_type = trust",
    `auth_file = ${users}`,
    "admin_users = app",
  ];
  const settings = readFileSync(TEMPLATE, "utf8")
    .replace(`%include @ETC@/pgbouncer/primary.ini`, `%include ${pointer}`)
    .replaceAll(/^(listen_|unix_socket_|auth_|admin_).*\n/gm, "")
    // One section only: a second one would reset all settings to their defaults.
    .replace("[pgbouncer]", here.join("\n"));
  writeFileSync(config, settings);
  for (const file of [pointer, users, config]) chmodSync(file, 0o644);
  const isRoot = process.getuid?.() === 0;
  const child = spawnChild(["/usr/sbin/pgbouncer", "-q", config], { user: isRoot ? "postgres" : undefined });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => (output = `${output}${chunk.toString()}`.slice(-2_000)));
  for (const deadline = Date.now() + 10_000; !(await isTaken(port)); await pause(30))
    if (hasEnded(child) || Date.now() > deadline) throw new Error(`PgBouncer did not start:\n${output}`);
  return {
    url: `postgres://app@${HOST}:${port}/app`,
    console: `postgres://app@${HOST}:${port}/pgbouncer`,
    pointer,
    close: () => stopChild(child, "SIGTERM", 3_000),
  };
}

const pointing = (port: number): string => `[databases]\napp = host=${HOST} port=${port} dbname=app\n`;

/** Repoints PgBouncer to another primary, as in docs/runbook.md. */
export async function point({ pointer, console: admin }: Bouncer, port: number): Promise<void> {
  writeFileSync(pointer, pointing(port));
  await promisify(execFile)(join(findPostgres(), "psql"), [admin, "-Xqc", "reload"]);
}
