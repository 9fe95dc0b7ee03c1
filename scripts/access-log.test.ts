import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { answers } from "./lib/backend.ts";
import { spawnChild, stopChild } from "./lib/child-process.ts";
import { nginxCommand } from "./lib/nginx.ts";
import { writeNginxConfig } from "./lib/nginx-config.ts";
import { freePort, HOST } from "./lib/ports.ts";
import { root } from "./lib/stack-config.ts";

const DAY_MS = 86_400_000;
const WEB_ACCOUNT = "www-data";
const LOGROTATE = "/usr/sbin/logrotate";
const home = mkdtempSync(join(tmpdir(), "access-log-"));
const [log, run, state] = [join(home, "log"), join(home, "run"), join(home, "state")];
const current = join(log, "access.log");

/** With the placeholders replaced as deploy/install.sh does. */
function rotate(): void {
  const conf = join(home, "logrotate.conf");
  const filled = { LOG: log, VAR: home, WEB_ACCOUNT };
  const template = readFileSync(join(root, "deploy/logrotate.conf"), "utf8").replaceAll("@VAR@/nginx", run);
  const text = Object.entries(filled).reduce((all, [name, value]) => all.replaceAll(`@${name}@`, value), template);
  writeFileSync(conf, text, { mode: 0o644 });
  // The last rotation was long ago, so this day's is due.
  writeFileSync(state, `logrotate state -- version 2\n"${current}" 2020-1-1-0:0:0\n`);
  execFileSync(LOGROTATE, ["-s", state, conf], { stdio: ["ignore", "ignore", "pipe"] });
}

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY_MS);
const stamp = (at: Date): string => at.toISOString().replace(/[-:]/g, "").replace("T", "-").slice(0, 15);

/** A log file left by an earlier rotation. */
function aRotated(days: number, suffix = ".gz"): string {
  const name = `access.log-${stamp(daysAgo(days))}${suffix}`;
  writeFileSync(join(log, name), `${days} days\n`, { mode: 0o600 });
  utimesSync(join(log, name), daysAgo(days), daysAgo(days));
  return name;
}

// File owners and another account's permissions: only root can test them.
describe.runIf(process.getuid?.() === 0 && existsSync(LOGROTATE))("the access log", () => {
  beforeEach(() => {
    rmSync(log, { recursive: true, force: true });
    mkdirSync(log, { mode: 0o700 });
    mkdirSync(run, { recursive: true });
  });
  afterAll(() => rmSync(home, { recursive: true, force: true }));

  test("is retained for six months, day by day, and then deleted", () => {
    const retained = Array.from({ length: 184 }, (_, day) => aRotated(day + 0.9));
    const expired = new Set([184.1, 184.9, 185.5, 200, 400].map((days) => aRotated(days)));
    writeFileSync(current, "today\n", { mode: 0o600 });
    rotate();
    expect(readdirSync(log)).toEqual(expect.arrayContaining(retained));
    expect(readdirSync(log).filter((name) => expired.has(name))).toEqual([]);
  });

  test("is retained also on a day with several rotations, or none", () => {
    const several = [0.1, 0.2, 0.3, 0.4].map((days) => aRotated(days));
    const rare = [40, 80, 120, 160, 183.5].map((days) => aRotated(days));
    writeFileSync(current, "", { mode: 0o600 });
    aRotated(185);
    rotate();
    expect(
      readdirSync(log)
        .filter((name) => name.endsWith(".gz"))
        .toSorted(),
    ).toEqual([...several, ...rare].toSorted());
  });

  test("of the day before is compressed, and every file is readable by root only", () => {
    const yesterday = aRotated(1, "");
    writeFileSync(current, "today\n", { mode: 0o600 });
    rotate();
    const names = readdirSync(log);
    expect(names).toContain(`${yesterday}.gz`);
    expect(names).toHaveLength(3);
    for (const name of names)
      expect([name, modeOf(join(log, name)), statSync(join(log, name)).uid]).toEqual([name, "600", 0]);
  });

  describe("of a running nginx", () => {
    let nginx: ReturnType<typeof spawnChild>;
    let url = "";
    beforeAll(async () => {
      execFileSync("chmod", ["755", home]);
      for (const folder of [log, run, join(home, "site/client")]) mkdirSync(folder, { recursive: true });
      writeFileSync(join(home, "site/client/index.html"), "<p>index</p>");
      writeFileSync(join(home, "site/headers.conf"), "");
      const port = await freePort();
      url = `http://${HOST}:${port}`;
    });
    afterAll(() => stopChild(nginx, "SIGTERM", 3_000));

    test("continues in the new file, which the web server's account cannot read", async () => {
      const config = writeNginxConfig(join(home, "conf"), {
        SITE_DIR: join(home, "site"),
        RUN_DIR: run,
        LOG_DIR: log,
        API: `${HOST}:9`,
        SERVER: "plain",
        LISTEN: new URL(url).host,
        NGINX_USER: WEB_ACCOUNT,
      });
      // The unit's UMask.
      nginx = spawnChild(["sh", "-c", 'umask 0077; exec "$@"', "sh", ...nginxCommand(run, config)]);
      await vi.waitUntil(answers(url), { timeout: 5_000 });
      const lines = (path: string) => readFileSync(path, "utf8");
      await fetch(`${url}/before`);
      await expect.poll(() => lines(current), { timeout: 10_000 }).toContain("/before");
      rotate();
      await expect
        .poll(() => fetch(`${url}/after`).then(() => lines(current)), { timeout: 10_000 })
        .toContain("/after");
      const rotated = readdirSync(log).find((name) => name !== "access.log") ?? "";
      expect(lines(join(log, rotated))).toContain("/before");
      for (const path of [current, join(log, rotated)]) {
        expect([modeOf(path), statSync(path).uid]).toEqual(["600", 0]);
        const asWeb = [`--reuid=${WEB_ACCOUNT}`, `--regid=${WEB_ACCOUNT}`, "--init-groups", "cat", path];
        expect(() => execFileSync("setpriv", asWeb, { stdio: "pipe" })).toThrow(/Permission denied/);
      }
    });
  });
});
