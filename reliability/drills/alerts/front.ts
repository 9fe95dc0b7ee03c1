import type { ChildProcess } from "node:child_process";
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { spawnChild, stopChild } from "../../../scripts/lib/child-process.ts";
import { nginxCommand } from "../../../scripts/lib/nginx.ts";
import { writeNginxConfig } from "../../../scripts/lib/nginx-config.ts";
import { freePort, isTaken } from "../../../scripts/lib/ports.ts";

export const SITE = "drill.example";
const BUILD = join(import.meta.dirname, "../../../web/build");

/** nginx with a certificate, as deployed, in front of both nodes. */
export async function startFront(nodes: readonly string[]) {
  const home = mkdtempSync(join(tmpdir(), "drills-nginx-"));
  const [https, http] = [await freePort(), await freePort()];
  const [key, certificate] = [join(home, "key.pem"), join(home, "certificate.pem")];
  const config = writeNginxConfig(join(home, "conf"), {
    SITE_DIR: siteIn(home),
    RUN_DIR: home,
    API: nodes.map((url) => new URL(url).host).join(" "),
    SERVER: "tls",
    SERVER_NAME: SITE,
    CERTIFICATE: certificate,
    CERTIFICATE_KEY: key,
    HTTP_PORT: String(http),
    HTTPS_PORT: String(https),
    IP_LIMIT_FACTOR: "10000",
    NGINX_USER: process.getuid?.() === 0 ? "root" : undefined,
  });
  let child: ChildProcess;
  const certify = (days: number) =>
    execFileSync(
      "openssl",
      ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", String(days)].concat([
        "-subj",
        `/CN=${SITE}`,
        "-keyout",
        key,
        "-out",
        certificate,
      ]),
      { stdio: "ignore" },
    );
  async function start(): Promise<void> {
    child = spawnChild(nginxCommand(home, config));
    child.stdout?.resume();
    child.stderr?.resume();
    for (const deadline = Date.now() + 10_000; !(await isTaken(https)); await pause(50))
      if (Date.now() > deadline) throw new Error("nginx did not start");
  }
  const stop = () => stopChild(child, "SIGTERM", 3_000);
  certify(90);
  await start();
  return {
    https,
    start,
    stop,
    /** Replaces the certificate with a reload, without downtime. */
    renew(days: number) {
      certify(days);
      child.kill("SIGHUP");
    },
    async close() {
      await stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
export type Front = Awaited<ReturnType<typeof startFront>>;

/** A copy of the web build, so that a concurrent build cannot change it; without one, a minimal page. */
function siteIn(home: string): string {
  const site = join(home, "site");
  if (existsSync(join(BUILD, "stamp"))) cpSync(BUILD, site, { recursive: true });
  else {
    mkdirSync(join(site, "client"), { recursive: true });
    for (const name of ["headers.conf", "pages.conf"]) writeFileSync(join(site, name), "");
    writeFileSync(join(site, "client/index.html"), "<!doctype html><title>site</title>");
  }
  return site;
}
