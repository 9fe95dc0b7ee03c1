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

test.each(scripts)("%s is valid bash", (path) => {
  execFileSync("bash", ["-n", join(root, path)]);
});

// Slow on a busy machine.
test("shellcheck reports nothing", { timeout: 120_000 }, () => {
  execFileSync("shellcheck", ["-x", "--severity=warning", ...scripts.map((path) => join(root, path))], { cwd: root });
});

test.each(templates)("every placeholder in %s is replaced by the installer", (path) => {
  const [, known = ""] = /for name in (ROOT [A-Z_ ]+);/.exec(read("deploy/lib/common.sh")) ?? [];
  const placeholders = Array.from(read(path).matchAll(/@([A-Z_]+)@/g), ([, name = ""]) => name);
  expect(known.split(" ")).toEqual(expect.arrayContaining(placeholders));
});

describe("the environment that the installer writes", () => {
  const lines = read("deploy/settings/app.env")
    .split("\n")
    .filter((line) => line && !line.startsWith("#"));
  const defaults = Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2)));
  const required = (/REQUIRED='([^']+)'/.exec(read("deploy/lib/settings.sh"))?.[1] ?? "").split(/\s+/);
  const operatorValues = {
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
  const generated = {
    NODE_ENV: "production",
    SITE_URL: "https://example.com",
    SECRET_KEY: "a".repeat(64),
    ASAAS_WEBHOOK_TOKEN: "b".repeat(64),
    DATABASE_URL: "postgres://app:secret@localhost:6432/app?host=/run/app/pgbouncer",
    SOCKET: "/run/app/api-1/socket",
    METRICS_PORT: "9101",
  };
  /** Until brand.json names people on call and a professional approves the rules. */
  const rehearsal = { ALLOW_EXAMPLE_BRAND: "1", ALLOW_UNAPPROVED_RULES: "1" };

  test("requires every value that is left empty", () => {
    const empty = Object.keys(defaults).filter((name) => defaults[name] === "");
    expect(required).toEqual(expect.arrayContaining(empty));
    expect(Object.keys(operatorValues).toSorted()).toEqual(empty.toSorted());
  });

  test("is valid in production once those are filled in", () => {
    const { SOCKET } = generated;
    const env = parseEnv({ ...defaults, ...generated, ...operatorValues, ...rehearsal });
    expect(env).toMatchObject({ NODE_ENV: "production", SOCKET });
    expect(() => parseEnv({ ...defaults, ...generated })).toThrow(/ASAAS_API_KEY/);
    expect(() => parseEnv({ ...defaults, ...generated, ...operatorValues })).toThrow(/onCall[\s\S]*triage version/);
  });
});

test("nginx closes an idle connection before an API node stops draining", () => {
  const keepaliveMs = Number(/^\s+keepalive_timeout (\d+)s;\n\s+}/m.exec(read("deploy/nginx/nginx.conf"))?.[1]) * 1_000;
  const drain = /MAX_DRAIN_MS = ([\d_]+)/.exec(read("server/src/platform/http/listen.ts"))?.[1];
  expect(keepaliveMs).toBeGreaterThan(0);
  expect(keepaliveMs).toBeLessThan(Number(drain?.replaceAll("_", "")));
});

test("nginx uses a node again as soon as it is back, so that the other one can restart", () => {
  expect(read("scripts/lib/nginx-config.ts")).toContain("max_fails=0;");
});

test("the timeouts that a pool cannot pass on are set on the role", () => {
  const parameters = read("server/src/platform/database/db.ts").matchAll(/^ +(\w+_timeout): ([\d_]+),/gm);
  const timeouts = [...parameters].filter(([, name]) => name !== "query_timeout");
  expect(timeouts.length).toBeGreaterThan(0);
  for (const [, name, ms = ""] of timeouts) {
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

  // A file is deleted when its first line expires, so its last line is deleted early by the days that the file spans.
  test.each([
    ["app", 184],
    ["postgres", 30],
  ])("%s retains a line for %i days, whatever the number of files", (journal, required) => {
    const [retention, perFile] = [days(journal, "MaxRetentionSec"), days(journal, "MaxFileSec")];
    expect(retention - perFile).toBe(required);
    expect(Number(/^SystemMaxFiles=(\d+)$/m.exec(read(`deploy/journald/${journal}.conf`))?.[1])).toBeGreaterThan(
      retention / perFile,
    );
    expect(read(`deploy/journald/${journal}.conf`)).toMatch(/^Storage=persistent$/m);
  });
});
