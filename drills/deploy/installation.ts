import { execFile } from "node:child_process";
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { promisify } from "node:util";
import { brand } from "@app/contract/brand";
import { freePort, isTaken } from "../../scripts/lib/ports.ts";
import { openPool } from "../../server/src/platform/db.ts";
import { makeKeys } from "../harness/keys.ts";
import { type Outside, startOutside } from "./outside.ts";

const ROOT = join(import.meta.dirname, "../..");
const call = promisify(execFile);

/** One line of nginx's log. */
export type LogLine = { method: string; path: string; status: number; seconds: number };

/** The product as deploy/install.sh sets it up, below a directory of its own and started without systemd. */
export type Installation = {
  url: string;
  root: string;
  outside: Outside;
  /** Runs install.sh once more, with the same words. */
  install: () => Promise<string>;
  /** A script of the release that was installed, or of another tree. */
  operate: (script: string, args?: string[], tree?: string) => Promise<string>;
  /** A copy of the release under another name, to be changed. */
  nextRelease: (id: string) => string;
  ask: <T>(sql: string, values?: unknown[]) => Promise<T[]>;
  read: (path: string) => string;
  accessLog: () => LogLine[];
  installSeconds: number;
  close: () => Promise<void>;
};

export async function startInstallation(): Promise<Installation> {
  if (process.getuid?.() !== 0) throw new Error("install.sh needs root, also for a trial");
  const home = mkdtempSync(join(tmpdir(), "installation-"));
  chmodSync(home, 0o755);
  const root = join(home, "root");
  const [http, https] = [await freePort(), await freePort()];
  const url = `https://localhost:${https}`;
  await makeCertificate(home);
  // The gateway's letters come by TLS as well, and believe the operator's certificate.
  setDefaultCACertificates([...getCACertificates("default"), readFileSync(join(home, "certificate.pem"), "utf8")]);
  const outside = await startOutside(url);
  writeFileSync(
    join(home, "settings.env"),
    Object.entries(outside.settings)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(""),
  );
  const release = await unpackRelease(home);

  const run = async (tree: string, script: string, args: string[]): Promise<string> => {
    const options = { cwd: home, maxBuffer: 16 * 1024 * 1024, timeout: 400_000 };
    try {
      return (await call(join(tree, "deploy", script), args, options)).stdout;
    } catch (error) {
      const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
      throw new Error(`${script} refused:\n${stdout}${stderr}`, { cause: error });
    }
  };
  const words = Object.entries({
    root,
    "server-name": "localhost",
    certificate: join(home, "certificate.pem"),
    key: join(home, "key.pem"),
    settings: join(home, "settings.env"),
    "http-port": http,
    "https-port": https,
    metrics: await freeMetrics(),
    memory: 1024,
    "backup-recipients": makeKeys(home).recipients,
    account: "nobody",
    // An account and a group of every Debian: a trial makes none.
    "web-account": "www-data",
    "socket-group": "www-data",
  }).flatMap(([name, value]) => [`--${name}`, String(value)]);
  words.push("--no-systemd");
  const stop = () => run(release, "services.sh", ["stop", "--root", root]);
  // What it starts is nobody's child: an interrupted drill takes it down by itself.
  const interrupted = () => void stop().finally(() => process.exit(130));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, interrupted);
  const since = Date.now();
  await run(release, "install.sh", words).catch(async (error: unknown) => {
    await stop().catch(() => undefined);
    throw error;
  });
  const installSeconds = (Date.now() - since) / 1_000;
  const read = (path: string) => readFileSync(join(root, path), "utf8");
  const [, owner = ""] = /^DATABASE_URL=(.*)$/m.exec(read(`etc/${brand.slug}/migrate.env`)) ?? [];
  const pool = openPool(owner, { max: 2, name: "drill" });

  return {
    url,
    root,
    outside,
    installSeconds,
    install: () => run(release, "install.sh", words),
    operate: (script, args = [], tree = release) => run(tree, script, [...args, "--root", root]),
    nextRelease(id) {
      const tree = join(home, id);
      cpSync(release, tree, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
      writeFileSync(join(tree, "RELEASE"), `${id}\n`);
      return tree;
    },
    ask: async <T>(sql: string, values: unknown[] = []) => (await pool.query(sql, values)).rows as T[],
    read,
    accessLog: () =>
      read(`var/log/${brand.slug}/access.log`)
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line) as LogLine),
    async close() {
      for (const signal of ["SIGINT", "SIGTERM"] as const) process.off(signal, interrupted);
      await pool.end();
      await stop();
      await outside.close();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Packed from the tree as it is, and unpacked as an operator would. */
async function unpackRelease(home: string): Promise<string> {
  const archive = join(home, "release.tar.gz");
  await call("npm", ["run", "--silent", "stack", "--", "--build-only"], { cwd: ROOT });
  await call(join(ROOT, "deploy/pack.sh"), ["--site", "web/build", "--id", "one", archive], { cwd: ROOT });
  await call("tar", ["-xzf", archive, "-C", home]);
  rmSync(archive);
  return join(home, "one");
}

async function makeCertificate(home: string): Promise<void> {
  const name = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const files = ["-keyout", join(home, "key.pem"), "-out", join(home, "certificate.pem")];
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2"];
  await call("openssl", ["req", "-x509", ...kind, ...name, ...files]);
}

/** The first digits of three ports that are free together. */
async function freeMetrics(): Promise<string> {
  for (let first = 300 + (process.pid % 250); ; first += 1) {
    const taken = await Promise.all(["01", "02", "11"].map((last) => isTaken(Number(`${first}${last}`))));
    if (!taken.includes(true)) return String(first);
  }
}
