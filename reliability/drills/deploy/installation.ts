import { execFile } from "node:child_process";
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { promisify } from "node:util";
import { brand } from "@app/contract/brand";
import { freePort, isTaken } from "../../../scripts/lib/ports.ts";
import { openPool } from "../../../server/src/platform/database/db.ts";
import { makeCertificate } from "../../lib/processes/nginx.ts";
import { startVendors } from "../../lib/stack/vendors.ts";
import { makeKeys } from "../harness/keys.ts";

/** The vendors and the operator's settings for them. Blog and CEP service are not needed here. */
async function startOutside(siteUrl: string) {
  const { gateway, env, close } = await startVendors({ webhookUrl: `${siteUrl}/v1/webhooks/asaas` });
  const settings = {
    // The server refuses simulators in production; all other settings are an operator's.
    NODE_ENV: "development",
    IP_LIMIT_FACTOR: "10000",
    SITE_URL: siteUrl,
    ...env,
    ASAAS_API_KEY: "$aact_hmlg_example",
    ASAAS_PIX_KEY: "00000000-0000-4000-8000-000000000000",
    META_PIXEL_ID: "0000000000",
    META_TOKEN: "example-token",
    WHATSAPP_PHONE_ID: "0000000000",
    WHATSAPP_TOKEN: "example-token",
    MAIL_FROM: "nao-responda@example.com",
    BLOG_FEED_URL: "http://127.0.0.1:9/latest-posts.json",
    CEP_URL: "http://127.0.0.1:9",
    TEAM_EMAIL: "equipe@example.com",
    TEAM_WHATSAPP: "+5511900000009",
  };
  return { gateway, settings, close };
}
type Outside = Awaited<ReturnType<typeof startOutside>>;

const ROOT = join(import.meta.dirname, "../../..");
const call = promisify(execFile);

/** One line of nginx's access log. */
export type LogLine = { method: string; path: string; status: number; seconds: number };

/** The stack as deploy/install.sh sets it up, below its own root directory and started without systemd. */
export type Installation = {
  url: string;
  root: string;
  outside: Outside;
  /** Runs install.sh again with the same arguments. */
  install: () => Promise<string>;
  /** Runs a script of the installed release, or of another tree. */
  operate: (script: string, args?: string[], tree?: string) => Promise<string>;
  /** A copy of the release under another id, to be modified. */
  nextRelease: (id: string) => string;
  query: <T>(sql: string, values?: unknown[]) => Promise<T[]>;
  read: (path: string) => string;
  accessLog: () => LogLine[];
  installSeconds: number;
  close: () => Promise<void>;
};

export async function startInstallation(): Promise<Installation> {
  if (process.getuid?.() !== 0) throw new Error("install.sh needs root, also for a drill");
  const home = mkdtempSync(join(tmpdir(), "installation-"));
  chmodSync(home, 0o755);
  const root = join(home, "root");
  const [http, https] = [await freePort(), await freePort()];
  const url = `https://localhost:${https}`;
  makeCertificate(home, "localhost", 2);
  // The gateway simulator's webhooks use TLS and must trust the drill's certificate.
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
  const installArgs = Object.entries({
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
    // An account and a group that every Debian has: a drill creates none.
    "web-account": "www-data",
    "socket-group": "www-data",
  }).flatMap(([name, value]) => [`--${name}`, String(value)]);
  installArgs.push("--no-systemd");
  const stop = () => run(release, "services.sh", ["stop", "--root", root]);
  // The services are not child processes: an interrupted drill has to stop them itself.
  const interrupted = () => void stop().finally(() => process.exit(130));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, interrupted);
  const since = Date.now();
  await run(release, "install.sh", installArgs).catch(async (error: unknown) => {
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
    install: () => run(release, "install.sh", installArgs),
    operate: (script, args = [], tree = release) => run(tree, script, [...args, "--root", root]),
    nextRelease(id) {
      const tree = join(home, id);
      cpSync(release, tree, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
      writeFileSync(join(tree, "RELEASE"), `${id}\n`);
      return tree;
    },
    query: async <T>(sql: string, values: unknown[] = []) => (await pool.query(sql, values)).rows as T[],
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

/** Packed from this tree, and unpacked as an operator would. */
async function unpackRelease(home: string): Promise<string> {
  const archive = join(home, "release.tar.gz");
  await call("npm", ["run", "--silent", "stack", "--", "--build-only"], { cwd: ROOT });
  await call(join(ROOT, "deploy/pack.sh"), ["--site", "web/build", "--id", "one", archive], { cwd: ROOT });
  await call("tar", ["-xzf", archive, "-C", home]);
  rmSync(archive);
  return join(home, "one");
}

/** The common prefix of three free ports. */
async function freeMetrics(): Promise<string> {
  for (let first = 300 + (process.pid % 250); ; first += 1) {
    const taken = await Promise.all(["01", "02", "11"].map((last) => isTaken(Number(`${first}${last}`))));
    if (!taken.includes(true)) return String(first);
  }
}
