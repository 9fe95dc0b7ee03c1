import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root } from "./lib/stack-config.ts";

const home = mkdtempSync(join(tmpdir(), "web-account-"));
const [ACCOUNT, WEB_ACCOUNT] = ["nobody", "www-data"];
const groupOf = (account: string) => execFileSync("id", ["-gn", account], { encoding: "utf8" }).trim();

/** Runs the installer's own functions below one directory; programs in `bin` override the system's. */
function run(commands: string, bin = ""): string {
  const script = `
    set -euo pipefail
    ROOT=${home} NAME=prumo INIT=none SERVER_NAME=localhost SETTINGS='' RECIPIENTS='' METRICS=91 PG_BIN=/bin SHARED_BUFFERS=1MB
    ACCOUNT=${ACCOUNT} WEB_ACCOUNT=${WEB_ACCOUNT} SOCKET_GROUP=prumo-api
    . ${root}/deploy/lib/common.sh
    for part in account settings pgbouncer services; do . ${root}/deploy/lib/$part.sh; done
    OPT=$ROOT/opt ETC=$ROOT/etc VAR=$ROOT/var RUN=$ROOT/run BACKUP=$ROOT/backups LOG=$ROOT/log UNITS=$ROOT/units
    ${commands}`;
  const env = { ...process.env, PATH: `${bin}:${process.env["PATH"] ?? ""}` };
  return execFileSync("bash", ["-c", script], { encoding: "utf8", env, stdio: ["ignore", "pipe", "pipe"] });
}

/** Whether an attacker in nginx's worker could read it, even in the account's own group. */
function canRead(path: string, groups: string): boolean {
  const rights = [`--reuid=${WEB_ACCOUNT}`, `--regid=${WEB_ACCOUNT}`, `--groups=${groups}`];
  try {
    execFileSync("setpriv", [...rights, "test", "-r", join(home, path)], { stdio: "pipe" });
    return true;
  } catch {
    return false;
  }
}

// Accounts and permissions: only root can test them.
describe.runIf(process.getuid?.() === 0)("the web server's account", () => {
  beforeAll(() => {
    chmodSync(home, 0o755);
    run("make_directories; save_options ACCOUNT; write_settings; write_bouncer");
    writeFileSync(join(home, "log/access.log"), "", { mode: 0o644 });
  });
  afterAll(() => rmSync(home, { recursive: true, force: true }));

  test.each([
    "etc/pgbouncer/users.txt",
    "etc/app.env",
    "etc/migrate.env",
    "etc/passwords.env",
    "etc/installation.env",
    "log/access.log",
    "backups/wal",
    "backups/base",
  ])("cannot read %s", (path) => {
    expect(existsSync(join(home, path))).toBe(true);
    expect(canRead(path, WEB_ACCOUNT)).toBe(false);
    expect(canRead(path, groupOf(ACCOUNT))).toBe(false);
  });

  test("can write only its own temporary files", () => {
    for (const path of ["etc", "var", "var/nginx", "log", "opt"])
      expect(() =>
        execFileSync("setpriv", [
          `--reuid=${WEB_ACCOUNT}`,
          "--clear-groups",
          "--regid=www-data",
          "test",
          "-w",
          join(home, path),
        ]),
      ).toThrow("Command failed");
  });

  test("is in the group of the API's sockets, and in no other group of the product", () => {
    const [bin, calls] = [join(home, "bin"), join(home, "calls")];
    mkdirSync(bin);
    for (const program of ["useradd", "usermod", "groupadd", "gpasswd"])
      writeFileSync(join(bin, program), `#!/bin/sh\necho "${program} $*" >> ${calls}\n`, { mode: 0o755 });
    run("make_account", bin);
    expect(readFileSync(calls, "utf8").trim().split("\n")).toEqual([
      "groupadd --system prumo-api",
      `usermod --append --groups prumo-api ${WEB_ACCOUNT}`,
    ]);
  });

  test("the application's role is not an administrator of the pool", () => {
    const pool = readFileSync(join(home, "etc/pgbouncer/pgbouncer.ini"), "utf8");
    expect(/^admin_users = (.*)$/m.exec(pool)?.[1]).toBe("prumo_pool");
    expect(readFileSync(join(home, "etc/pgbouncer/users.txt"), "utf8")).toMatch(
      /^"prumo_app" "\w{64}"\n"prumo_pool" "\w{64}"\n$/,
    );
  });
});

test("the API's unit shares its socket with that group, and the pool's unit keeps its own private", () => {
  const unit = (name: string) => readFileSync(join(root, `deploy/systemd/${name}.service`), "utf8");
  expect(unit("api@")).toMatch(/^Group=@SOCKET_GROUP@$/m);
  expect(unit("pgbouncer")).toMatch(/^RuntimeDirectoryMode=0700$/m);
  expect(unit("pgbouncer")).not.toMatch(/^Group=/m);
});
