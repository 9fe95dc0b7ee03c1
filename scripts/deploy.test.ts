import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parseEnv } from "../server/src/env.ts";
import { root } from "./lib/stack-config.ts";

const read = (path: string): string => readFileSync(join(root, path), "utf8");
const scripts = globSync("deploy/**/*.sh", { cwd: root });
const templates = globSync(
  ["deploy/systemd/*", "deploy/postgres/*.conf", "deploy/pgbouncer/*", "deploy/logrotate.conf", "deploy/journald/*"],
  {
    cwd: root,
  },
);

test.each(scripts)("%s is a script that bash understands", (path) => {
  execFileSync("bash", ["-n", join(root, path)]);
});

// A busy machine takes its time over so many scripts.
test("shellcheck has nothing to say", { timeout: 120_000 }, () => {
  execFileSync("shellcheck", ["-x", "--severity=warning", ...scripts.map((path) => join(root, path))], { cwd: root });
});

test.each(templates)("every name in %s is filled in by the installer", (path) => {
  const [, known = ""] = /for name in (ROOT [A-Z_ ]+);/.exec(read("deploy/lib/common.sh")) ?? [];
  const asked = Array.from(read(path).matchAll(/@([A-Z_]+)@/g), ([, name = ""]) => name);
  expect(known.split(" ")).toEqual(expect.arrayContaining(asked));
});

describe("the environment that the installer writes", () => {
  const lines = read("deploy/settings/app.env")
    .split("\n")
    .filter((line) => line && !line.startsWith("#"));
  const given = Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2)));
  const asked = (/REQUIRED='([^']+)'/.exec(read("deploy/lib/settings.sh"))?.[1] ?? "").split(/\s+/);
  const answers = {
    ASAAS_API_KEY: "$aact_prod_example",
    ASAAS_PIX_KEY: "00000000-0000-4000-8000-000000000000",
    META_PIXEL_ID: "1234567890",
    META_TOKEN: "token",
    SMTP_URL: "smtps://user:secret@smtp.example.com",
    MAIL_FROM: "oi@example.com",
    WHATSAPP_PHONE_ID: "1234567890",
    WHATSAPP_TOKEN: "token",
    BLOG_FEED_URL: "https://blog.example.com/latest-posts.json",
    TEAM_EMAIL: "equipe@example.com",
    TEAM_WHATSAPP: "+5511900000009",
  };
  const made = {
    NODE_ENV: "production",
    SITE_URL: "https://example.com",
    SECRET_KEY: "a".repeat(64),
    ASAAS_WEBHOOK_TOKEN: "b".repeat(64),
    DATABASE_URL: "postgres://app:secret@localhost:6432/app?host=/run/app/pgbouncer",
    SOCKET: "/run/app/api-1/socket",
    METRICS_PORT: "9101",
  };

  test("asks for exactly what is left empty, and for what must be looked at", () => {
    const empty = Object.keys(given).filter((name) => given[name] === "");
    expect(asked).toEqual(expect.arrayContaining(empty));
    expect(Object.keys(answers).toSorted()).toEqual(empty.toSorted());
  });

  test("is one the product accepts in production once that is filled in", () => {
    expect(parseEnv({ ...given, ...made, ...answers })).toMatchObject({ NODE_ENV: "production", SOCKET: made.SOCKET });
    expect(() => parseEnv({ ...given, ...made })).toThrow(/ASAAS_API_KEY/);
  });
});

test("nginx lets go of an idle connection before an API node leaves", () => {
  const kept = Number(/^\s+keepalive_timeout (\d+)s;\n\s+}/m.exec(read("deploy/nginx/nginx.conf"))?.[1]) * 1_000;
  const waits = Number(/MAX_DRAIN_MS = ([\d_]+)/.exec(read("server/src/platform/listen.ts"))?.[1]?.replaceAll("_", ""));
  expect(kept).toBeGreaterThan(0);
  expect(kept).toBeLessThan(waits);
});

test("nginx asks a node again as soon as it is back, so that the other one may go", () => {
  expect(read("scripts/lib/nginx-config.ts")).toContain("max_fails=0;");
});

test("the limits of time that a pool cannot pass on are the role's own", () => {
  const asked = read("server/src/platform/db.ts").matchAll(/^ +(\w+_timeout): ([\d_]+),/gm);
  const limits = [...asked].filter(([, name]) => name !== "query_timeout");
  expect(limits.length).toBeGreaterThan(0);
  for (const [, name, ms = ""] of limits) {
    expect(read("deploy/postgres/roles.sql")).toContain(`set ${name} = '${Number(ms.replaceAll("_", "")) / 1_000}s'`);
    expect(read("deploy/pgbouncer/pgbouncer.ini")).toMatch(
      new RegExp(`^ignore_startup_parameters = .*\\b${name}\\b`, "m"),
    );
  }
});

describe("the journals", () => {
  const units = globSync("deploy/systemd/*.service", { cwd: root });
  const days = (journal: string, name: string) =>
    Number(new RegExp(`^${name}=(\\d+)day$`, "m").exec(read(`deploy/journald/${journal}.conf`))?.[1]);

  test.each(units)("%s writes to one of them", (path) => {
    const [, journal = ""] = /^LogNamespace=@NAME@-(\w+)$/m.exec(read(path)) ?? [];
    expect(journal).toBe(path.endsWith("/postgres.service") ? "postgres" : "app");
  });

  // A file is deleted when its first line is too old, so its last line goes as many days too early as it holds.
  test.each([
    ["app", 184],
    ["postgres", 30],
  ])("%s keeps a line for %i days, however many files that are", (journal, promised) => {
    const [kept, each] = [days(journal, "MaxRetentionSec"), days(journal, "MaxFileSec")];
    expect(kept - each).toBe(promised);
    expect(Number(/^SystemMaxFiles=(\d+)$/m.exec(read(`deploy/journald/${journal}.conf`))?.[1])).toBeGreaterThan(
      kept / each,
    );
    expect(read(`deploy/journald/${journal}.conf`)).toMatch(/^Storage=persistent$/m);
  });
});
