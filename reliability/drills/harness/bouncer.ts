import { execFile } from "node:child_process";
import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort, HOST, isTaken } from "../../../scripts/lib/ports.ts";
import { findPostgres, SERVER_USER } from "../../../scripts/lib/postgres-cluster.ts";
import { createManagedProcess } from "../../lib/processes/managed-process.ts";

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
  const bouncer = createManagedProcess({
    name: "pgbouncer",
    command: ["/usr/sbin/pgbouncer", "-q", config],
    logDir: home,
    user: SERVER_USER,
    isReady: () => isTaken(port),
  });
  await bouncer.start();
  return {
    url: `postgres://app@${HOST}:${port}/app`,
    console: `postgres://app@${HOST}:${port}/pgbouncer`,
    pointer,
    close: () => bouncer.stop(),
  };
}

const pointing = (port: number): string => `[databases]\napp = host=${HOST} port=${port} dbname=app\n`;

/** Repoints PgBouncer to another primary, as in docs/runbook.md. */
export async function point({ pointer, console: admin }: Bouncer, port: number): Promise<void> {
  writeFileSync(pointer, pointing(port));
  await promisify(execFile)(join(findPostgres(), "psql"), [admin, "-Xqc", "reload"]);
}
