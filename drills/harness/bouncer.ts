import { execFile } from "node:child_process";
import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { hasEnded, spawnChild, stopChild } from "../../scripts/lib/child-process.ts";
import { freePort, HOST, isTaken } from "../../scripts/lib/ports.ts";
import { findPostgres } from "../../scripts/lib/postgres-cluster.ts";

const TEMPLATE = join(import.meta.dirname, "../../deploy/pgbouncer/pgbouncer.ini");

/** What whoever stands before it is told: this PgBouncer does not carry named statements over. */
export const BEHIND_BOUNCER = { DATABASE_PREPARED_STATEMENTS: "off" };

export type Bouncer = {
  /** What our processes get as DATABASE_URL. */
  url: string;
  /** Its console, where it is told to read its files again. */
  console: string;
  /** The file that names the primary; rewritten by deploy/failover.sh. */
  pointer: string;
  close: () => Promise<void>;
};

/** PgBouncer as on the application's machine: transaction mode, and one file that says where the primary is. */
export async function startBouncer(home: string, primaryPort: number): Promise<Bouncer> {
  const port = await freePort();
  const pointer = join(home, "primary.ini");
  const users = join(home, "users.txt");
  const config = join(home, "pgbouncer.ini");
  writeFileSync(pointer, pointing(primaryPort));
  writeFileSync(users, '"app" ""\n');
  // The settings of a deployment; only how one gets in is another: no other account is on this machine.
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
    // One section only: a second one would set everything else back to what is usual.
    .replace("[pgbouncer]", here.join("\n"));
  writeFileSync(config, settings);
  for (const file of [pointer, users, config]) chmodSync(file, 0o644);
  const isRoot = process.getuid?.() === 0;
  const child = spawnChild(["/usr/sbin/pgbouncer", "-q", config], { user: isRoot ? "postgres" : undefined });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => (said = `${said}${chunk.toString()}`.slice(-2_000)));
  for (const deadline = Date.now() + 10_000; !(await isTaken(port)); await pause(30))
    if (hasEnded(child) || Date.now() > deadline) throw new Error(`PgBouncer did not start:\n${said}`);
  return {
    url: `postgres://app@${HOST}:${port}/app`,
    console: `postgres://app@${HOST}:${port}/pgbouncer`,
    pointer,
    close: () => stopChild(child, "SIGTERM", 3_000),
  };
}

const pointing = (port: number): string => `[databases]\napp = host=${HOST} port=${port} dbname=app\n`;

/** "Only point" of docs/runbook.md: another server is the primary now. */
export async function point({ pointer, console: admin }: Bouncer, port: number): Promise<void> {
  writeFileSync(pointer, pointing(port));
  await promisify(execFile)(join(findPostgres(), "psql"), [admin, "-Xqc", "reload"]);
}
