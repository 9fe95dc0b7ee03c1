import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { makeKeys } from "../reliability/drills/harness/keys.ts";
import { operate } from "../reliability/drills/harness/script.ts";
import { asServer, createMachine, type Machine } from "../reliability/lib/processes/postgres.ts";
import { openPool } from "../server/src/platform/database/db.ts";
import { freePort } from "./lib/ports.ts";
import { findPostgres, giveToServer } from "./lib/postgres-cluster.ts";
import { root } from "./lib/stack-config.ts";

const home = mkdtempSync(join(tmpdir(), "backup-"));
const backup = join(home, "backup");
const archive = join(root, "deploy/postgres/archive-wal.sh");
const IN_THE_COPY = "marina.na.copia@example.com";
const IN_THE_LOG = "carlos.no.arquivo@example.com";
let keys: ReturnType<typeof makeKeys>;
let machine: Machine;

/** Resolves once everything written so far is in the WAL archive. */
async function archived(): Promise<void> {
  const [row] = await machine.query<{ name: string }>("select pg_walfile_name(pg_switch_wal()) as name");
  const last = () => machine.query<{ name: string }>("select last_archived_wal as name from pg_stat_archiver");
  await vi.waitUntil(async () => ((await last())[0]?.name ?? "") >= (row?.name ?? "x"), { timeout: 15_000 });
}

beforeAll(async () => {
  giveToServer(home);
  keys = makeKeys(home);
  for (const folder of [backup, join(backup, "base"), join(backup, "wal")]) giveToServer(folder);
  const command = `archive_command=${archive} "%p" "%f" "${backup}/wal" "${keys.recipients}"`;
  machine = await createMachine("machine", join(home, "data"), { settings: ["archive_mode=on", command] });
  await machine.start();
  await machine.query("create role postgres superuser login replication");
  await machine.query("create table backups (label text, finished_at timestamptz, bytes bigint)");
  await machine.query(`create table people as select '${IN_THE_COPY}' as email`);
  const args = ["127.0.0.1", backup, findPostgres(), keys.recipients];
  await operate("postgres/base-backup.sh", args, { PGPORT: String(machine.port) }, "server");
  await machine.query(`insert into people values ('${IN_THE_LOG}')`);
  await archived();
});

afterAll(async () => {
  await machine.lose();
  for (const into of restored) stop(into);
  rmSync(home, { recursive: true, force: true });
});

const files = (): string[] =>
  readdirSync(backup, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

/** As an attacker would read it: decompressed where possible. */
function contentsOf(path: string): Buffer[] {
  const bytes = readFileSync(path);
  try {
    return [bytes, gunzipSync(bytes)];
  } catch {
    return [bytes];
  }
}

const restored: string[] = [];

/** Also stops the server of a restore that should have been rejected. */
function stop(into: string): void {
  if (existsSync(join(into, "postmaster.pid"))) asServer("pg_ctl", "-D", into, "-m", "immediate", "stop");
}

const restore = async (into: string, env: Record<string, string>) => {
  restored.push(join(home, into));
  const port = await freePort();
  const settings = { BACKUP: backup, INTO: join(home, into), PORT: String(port), SUPERUSER: "app", ...env };
  return { port, result: await operate("restore.sh", ["latest"], settings) };
};

test("a stolen backup directory reveals no e-mail address", () => {
  const found = files().filter((path) =>
    contentsOf(path).some((bytes) => bytes.includes(IN_THE_COPY) || bytes.includes(IN_THE_LOG)),
  );
  expect(found).toEqual([]);
  expect(files().filter((path) => path.endsWith(".age")).length).toBeGreaterThanOrEqual(2);
});

test("the search above finds it in a backup that is not encrypted", async () => {
  const plain = join(home, "plain");
  asServer("pg_basebackup", "-h", "127.0.0.1", "-p", String(machine.port), "-U", "app", "-D", plain, "-Ft", "-z");
  expect(contentsOf(join(plain, "base.tar.gz")).some((bytes) => bytes.includes(IN_THE_COPY))).toBe(true);
});

describe("a segment whose name exists in the archive", () => {
  const again = (name: string, bytes: string) => {
    const path = join(home, "segment");
    writeFileSync(path, bytes, { mode: 0o644 });
    return operate("postgres/archive-wal.sh", [path, name, join(backup, "wal"), keys.recipients], {}, "server");
  };

  test("succeeds with the same bytes, and fails with others without overwriting it", async () => {
    await again("0000000100000000000000FE", "the log");
    await again("0000000100000000000000FE", "the log");
    const target = join(backup, "wal/0000000100000000000000FE.gz.age");
    const before = readFileSync(target);
    await expect(again("0000000100000000000000FE", "another log")).rejects.toThrow("Command failed");
    expect(readFileSync(target)).toEqual(before);
  });
});

describe("a restore", () => {
  test("without the private key says which setting is missing, and creates nothing", async () => {
    await expect(restore("without", {})).rejects.toThrow(/Nothing was changed: .*IDENTITY=/);
    expect(readdirSync(home)).not.toContain("without");
  });

  test("with another key says that it does not open the backup, and creates nothing", async () => {
    const { identity } = makeKeys(home, "other");
    await expect(restore("other", { IDENTITY: identity })).rejects.toThrow(/Nothing was changed: .*does not open/);
    expect(readdirSync(home)).not.toContain("other");
  });

  test("with it restores backup and WAL, and leaves no key behind", async () => {
    const { port } = await restore("restored", { IDENTITY: keys.identity });
    const pool = openPool(`postgres://app@127.0.0.1:${port}/app`, { max: 1, name: "test" });
    const { rows } = await pool.query("select email from people order by email");
    await pool.end();
    const settings = readFileSync(join(home, "restored/postgresql.auto.conf"), "utf8");
    expect(rows).toEqual([{ email: IN_THE_LOG }, { email: IN_THE_COPY }]);
    const [, copied = ""] = /"(\/dev\/shm\/[^"]+)"/.exec(settings) ?? [];
    expect(() => readFileSync(copied)).toThrow("ENOENT");
  }, 60_000);

  test("fails at WAL encrypted for another key instead of taking it for the end", async () => {
    const { recipients } = makeKeys(home, "next");
    writeFileSync(keys.recipients, readFileSync(recipients));
    await machine.query("insert into people values ('depois@example.com')");
    await archived();
    await expect(restore("half", { IDENTITY: keys.identity })).rejects.toThrow(/cannot be decrypted/);
  }, 60_000);
});
