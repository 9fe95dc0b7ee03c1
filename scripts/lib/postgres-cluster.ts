import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";

export const OWNER = "app";
export const DATABASE = "app";
const MIN_VERSION = 15;

/** PostgreSQL refuses to run as root, so root runs it under Debian's postgres account. */
export const SERVER_USER = process.getuid?.() === 0 ? "postgres" : undefined;

/** The directory of the newest server found: Debian keeps its binaries off the PATH. */
export function findPostgres(): string {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian)
    ? readdirSync(debian)
        .map(Number)
        .filter((version) => version >= MIN_VERSION)
    : [];
  const places = [
    ...versions.toSorted((a, b) => b - a).map((version) => `${debian}/${version}/bin`),
    ...(process.env["PATH"] ?? "").split(delimiter),
  ];
  const found = places.find((place) => existsSync(join(place, "initdb")) && existsSync(join(place, "postgres")));
  if (!found)
    throw new Error(`PostgreSQL ${MIN_VERSION} or newer is not installed: run \`npm run setup\`, or set DATABASE_URL`);
  return found;
}

/** Creates the cluster unless it exists. Returns its actual directory. */
export function createCluster(binaries: string, wanted: string, { fresh = false } = {}): string {
  const dataDir = reachable(wanted);
  if (fresh) rmSync(dataDir, { recursive: true, force: true });
  if (existsSync(join(dataDir, "PG_VERSION"))) {
    assertSameVersion(binaries, dataDir);
    return dataDir;
  }
  // Created in a temporary directory and renamed: an interrupted start leaves no incomplete cluster.
  const draft = `${dataDir}.new`;
  rmSync(draft, { recursive: true, force: true });
  giveToServer(draft);
  // C.UTF-8 has the same collation everywhere and still lower-cases "JOÃO"; only Linux has it.
  const locale = process.platform === "linux" ? "C.UTF-8" : "C";
  const form = ["-U", OWNER, "--auth=trust", "--encoding=UTF8", `--locale=${locale}`, "--no-sync"];
  asServer(draft, [join(binaries, "initdb"), "-D", draft, ...form]);
  const makeDatabase = [join(binaries, "postgres"), "--single", "-F", "-D", draft, "postgres"];
  asServer(draft, makeDatabase, `create database ${DATABASE}`);
  renameSync(draft, dataDir);
  return dataDir;
}

/** Creates the directory if it is missing, owned by the server's account. */
export function giveToServer(directory: string): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  if (SERVER_USER) execFileSync("chown", [`${SERVER_USER}:`, directory]);
}

/** The server's account cannot enter a checkout under /root: its cluster is then in the temporary folder, by a stable name. */
function reachable(dataDir: string): string {
  if (!SERVER_USER) return dataDir;
  const parent = dirname(dataDir);
  mkdirSync(parent, { recursive: true });
  try {
    asServer("/", ["test", "-x", parent]);
    return dataDir;
  } catch {
    return join(tmpdir(), `pg-${createHash("sha256").update(dataDir).digest("hex").slice(0, 12)}`);
  }
}

function assertSameVersion(binaries: string, dataDir: string): void {
  const created = readFileSync(join(dataDir, "PG_VERSION"), "utf8").trim();
  const installed = /(\d+)/.exec(
    execFileSync(join(binaries, "postgres"), ["--version"], {
      encoding: "utf8",
    }),
  )?.[1];
  if (created === installed) return;
  throw new Error(
    `${dataDir} was created by PostgreSQL ${created}, this machine has ${installed}: remove it to recreate it`,
  );
}

function asServer(cwd: string, command: readonly string[], input = ""): void {
  const [program = "", ...args] = SERVER_USER
    ? ["setpriv", `--reuid=${SERVER_USER}`, `--regid=${SERVER_USER}`, "--clear-groups", ...command]
    : command;
  execFileSync(program, args, { cwd, input, stdio: ["pipe", "pipe", "pipe"] });
}
