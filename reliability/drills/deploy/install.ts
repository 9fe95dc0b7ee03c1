import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { Agent, request } from "node:https";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { brand } from "@app/contract/brand";
import { findPostgres } from "../../../scripts/lib/postgres-cluster.ts";
import { openPool } from "../../../server/src/platform/database/db.ts";
import { atMost, exactly, type Figure, info } from "../../lib/report/figure.ts";
import { eventually } from "../../lib/shopper/buying.ts";
import type { Drill } from "../drill.ts";
import { type Installation, startInstallation } from "./installation.ts";
import { verifyAcknowledged } from "./verify-acknowledged.ts";
import { startVisitors } from "./visitors.ts";

const LOAD_MS = 5_000;

export const install: Drill = {
  name: "install",
  what: "A packed release, unpacked and installed by `deploy/install.sh` into an empty directory, without systemd: PostgreSQL, PgBouncer, two API nodes, a worker and nginx from the units' own command lines. Then visitors use it for a few seconds, and the script runs once more.",
  async run() {
    const installation = await startInstallation();
    try {
      const home = await get(installation.url);
      const visitors = startVisitors(installation);
      await pause(LOAD_MS);
      await visitors.stop();
      const again = await installation.install();
      return [
        atMost(120, "installation", installation.installSeconds, { unit: "s" }),
        exactly(200, "home page over TLS", home.status),
        exactly("2 of 2", "security headers on it", `${home.headers} of 2`),
        ...(await verifyAcknowledged(installation, visitors)),
        exactly("Nothing had to be changed.", "the second run says", again.trim().split("\n").at(-1) ?? ""),
        ...(await privileges(installation)),
        ...webAccount(installation),
        ...(await backups(installation)),
        exactly(0, "warnings of systemd-analyze verify", unitWarnings(installation).length, {
          note: unitWarnings(installation).join("; "),
        }),
        info("transactions in the database, the application's through PgBouncer", await transactions(installation)),
      ];
    } finally {
      await installation.close();
    }
  },
};

const get = (url: string): Promise<{ status: number; headers: number }> =>
  new Promise((resolve, reject) => {
    request(url, { agent: new Agent() }, (reply) => {
      const wanted = ["content-security-policy", "strict-transport-security"];
      reply.resume();
      resolve({ status: reply.statusCode ?? 0, headers: wanted.filter((name) => reply.headers[name]).length });
    })
      .on("error", reject)
      .end();
  });

const settingOf = (installation: Installation, file: string, name: string): string =>
  new RegExp(`^${name}=(.*)$`, "m").exec(installation.read(`etc/${brand.slug}/${file}`))?.[1] ?? "";

/** Least privilege of the application's database role, and the modes of the files with secrets. */
async function privileges(installation: Installation): Promise<Figure[]> {
  const product = openPool(settingOf(installation, "app.env", "DATABASE_URL"), { max: 1, name: "drill" });
  const refused = async (sql: string) =>
    product.query(sql).then(
      () => "allowed",
      ({ code }: { code?: string }) => (code === "42501" ? "refused" : String(code)),
    );
  const forbidden = [
    "alter table accounts add column x int",
    "drop table payments",
    "create table x (y int)",
    "truncate accounts",
  ];
  const answers = [];
  for (const sql of forbidden) answers.push(await refused(sql));
  await product.end();
  const modes = ["app.env", "migrate.env", "passwords.env"].map((file) =>
    (statSync(join(installation.root, `etc/${brand.slug}/${file}`)).mode & 0o777).toString(8),
  );
  return [
    exactly(
      "refused refused refused refused",
      "the application's role altering, dropping, creating, truncating tables",
      answers.join(" "),
    ),
    exactly("600 600 600", "modes of the files with secrets", modes.join(" ")),
    exactly(
      "pool: in, app: refused",
      "PgBouncer's console, by its own user and by the application's",
      ["pool", "app"].map((role) => `${role}: ${opensConsole(installation, role) ? "in" : "refused"}`).join(", "),
    ),
  ];
}

/** The console through which deploy/failover.sh reloads PgBouncer. */
function opensConsole(installation: Installation, role: string): boolean {
  const password = settingOf(installation, "passwords.env", `${role.toUpperCase()}_PASSWORD`);
  const where = [
    "-h",
    join(installation.root, `run/${brand.slug}/pgbouncer`),
    "-p",
    "6432",
    "-U",
    `${brand.slug}_${role}`,
  ];
  try {
    const env = { ...process.env, PGPASSWORD: password };
    execFileSync(join(findPostgres(), "psql"), [...where, "-d", "pgbouncer", "-XAtqc", "show version"], {
      env,
      stdio: "ignore",
    });
    return true;
  } catch {
    return false;
  }
}

/** What nginx's workers, or an attacker who controls one, can reach. */
function webAccount(installation: Installation): Figure[] {
  const [etc, run] = [`etc/${brand.slug}`, `run/${brand.slug}`];
  const asWeb = (...command: string[]): boolean => {
    try {
      const rights = ["--reuid=www-data", "--regid=www-data", "--init-groups", "--no-new-privs"];
      execFileSync("setpriv", [...rights, ...command], { cwd: "/", stdio: "ignore" });
      return true;
    } catch {
      return false;
    }
  };
  const secrets = [
    ...["app.env", "migrate.env", "passwords.env", "pgbouncer/users.txt"].map((file) => `${etc}/${file}`),
    `var/log/${brand.slug}/access.log`,
    ...["wal", "base"].map((folder) => `var/backups/${brand.slug}/${folder}`),
    `${run}/pgbouncer`,
  ];
  const missing = secrets.filter((path) => !existsSync(join(installation.root, path)));
  const readable = secrets.filter((path) => asWeb("test", "-r", join(installation.root, path)));
  const curl = (path: string) => [
    "curl",
    "-fs",
    "-m",
    "5",
    "-o",
    "/dev/null",
    "--unix-socket",
    join(installation.root, path),
  ];
  const nodes = ["api-1", "api-2"].filter((node) => asWeb(...curl(`${run}/${node}/socket`), "http://x/v1/ready"));
  return [
    exactly(0, "secrets, logs and backups that the web server's account can read", readable.length, {
      note: [...readable, ...missing.map((path) => `missing: ${path}`)].join(", ") || `of ${secrets.length} checked`,
    }),
    exactly(0, "of these that do not exist", missing.length),
    exactly("api-1 api-2", "API sockets it reaches", nodes.join(" ")),
  ];
}

async function backups(installation: Installation): Promise<Figure[]> {
  const folder = join(installation.root, `var/backups/${brand.slug}`);
  // Only the superuser may do it, through its system account.
  const socket = join(installation.root, `run/${brand.slug}/postgres`);
  const admin = [
    "--reuid=postgres",
    "--regid=postgres",
    "--init-groups",
    "psql",
    "-XAtq",
    "-h",
    socket,
    "-d",
    "postgres",
  ];
  execFileSync("setpriv", [...admin, "-c", "select pg_switch_wal()"], { cwd: "/" });
  const archived = await eventually(
    () => readdirSync(join(folder, "wal")).some((name) => name.endsWith(".gz.age")),
    20_000,
    200,
  );
  await installation.operate("services.sh", ["backup"]);
  const [copy] = readdirSync(join(folder, "base"));
  const files = copy ? readdirSync(join(folder, "base", copy)) : [];
  return [
    exactly("yes", "WAL reaches the archive", archived ? "yes" : "no"),
    exactly("about base.tar.gz.age", "a base backup is complete and encrypted", files.toSorted().join(" ")),
  ];
}

/** Warnings of systemd-analyze about the units, except about the drill's account. */
function unitWarnings(installation: Installation): string[] {
  const folder = join(installation.root, "etc/systemd/system");
  const units = readdirSync(folder)
    .filter((name) => !name.includes("@"))
    .map((name) => join(folder, name));
  const instances = ["api@1", "worker@1", "migrate@one"].map((name) => join(folder, `${brand.slug}-${name}.service`));
  try {
    execFileSync("systemd-analyze", ["--man=no", "verify", ...units, ...instances], {
      stdio: ["ignore", "pipe", "pipe"],
    });
    return [];
  } catch (error) {
    const { stderr, code } = error as { stderr?: Buffer; code?: string };
    if (code === "ENOENT") return [];
    return String(stderr)
      .split("\n")
      .filter((line) => line.includes(brand.slug) && !line.includes("Special user nobody"));
  }
}

async function transactions(installation: Installation): Promise<number> {
  const [row] = await installation.query<{ transactions: number }>(
    "select xact_commit::int as transactions from pg_stat_database where datname = current_database()",
  );
  return row?.transactions ?? 0;
}
