import { statSync } from "node:fs";
import { Agent, request as httpRequest } from "node:http";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { brand } from "@app/contract/brand";
import { load, request, weighted } from "../../bench/harness/load.ts";
import * as calls from "../../bench/harness/requests.ts";
import type { Buyer, Driver } from "../harness/driver.ts";
import { frontOf } from "../harness/front.ts";
import type { Harness } from "../harness/harness.ts";
import { type Scenario, wasInjected } from "./scenario.ts";

/** What the gateway grants in twelve hours; one client may spend three percent of it, in ten minutes or at once. */
const QUOTA = 25_000;
const MAX_GATEWAY_CALLS = QUOTA * 0.03;
const MAX_TEAM_NOTIFICATIONS = 60;
const SLOWEST_SIGN_IN_MS = 1_000;
const SLOWEST_HEALTH_MS = 500;
/** On a machine so busy that a calm call is slow already, a flood may make it so many times slower. */
const MAX_TIMES_CALM = 10;
const MAX_DISK_BYTES = 100 * 1024 * 1024;
/** More than nginx lets one client through with, from more connections than a browser opens. */
const RATE = 400;
const CONNECTIONS = 200;
const THROWAWAY_ACCOUNTS = 40;
const HONEST_MEMBERS = 6;

export const oneClient: Scenario = {
  number: 68,
  fault: "One client spends all it can",
  injected:
    "one IP, 400 calls a second over 200 connections, through nginx at a node with the limits of production: passwords of nobody, false leads, PIX codes of throwaway accounts, resets, the largest events, policy reports; members sign in from elsewhere meanwhile",
  invariants: `fewer than ${MAX_GATEWAY_CALLS} gateway calls and ${MAX_TEAM_NOTIFICATIONS} team notifications; other members' sign-in p99 below 1 s and health below 500 ms, or ten times a calm one's where the machine is busy; disk growth below 100 MB`,
  trial: "a second of flood",
  batch: 600,
  short: 10,
  async run(harness, driver, trials) {
    const { url } = await frontOf(harness);
    const accounts = await driver.buyers(THROWAWAY_ACCOUNTS, "email");
    const members = await driver.buyers(HONEST_MEMBERS, "email");
    const calm = await measureCalm(driver, url, members);
    const before = await spendingOf(harness);
    let isOver = false;
    const flooding = flood(url, accounts, trials).finally(() => {
      isOver = true;
    });
    const [flooded, signIns, health] = await Promise.all([
      flooding,
      signInMeanwhile(driver, url, members, () => isOver),
      askHealthMeanwhile(url, () => isOver),
    ]);
    const after = await spendingOf(harness);
    const gatewayCalls = after.gatewayCalls - before.gatewayCalls;
    const notifications = after.notifications - before.notifications;
    const diskBytes = after.diskBytes - before.diskBytes;
    const leads = after.leads - before.leads;
    const signInP99 = percentile(signIns.ms, 0.99);
    const slowestHealth = Math.max(...health.ms);
    const violations = [
      gatewayCalls >= MAX_GATEWAY_CALLS && `${gatewayCalls} gateway calls`,
      notifications >= MAX_TEAM_NOTIFICATIONS && `${notifications} team notifications`,
      signInP99 >= Math.max(SLOWEST_SIGN_IN_MS, MAX_TIMES_CALM * calm.signInMs) &&
        `other members' sign-in p99 ${Math.round(signInP99)} ms, calm ${Math.round(calm.signInMs)} ms`,
      slowestHealth >= Math.max(SLOWEST_HEALTH_MS, MAX_TIMES_CALM * calm.healthMs) &&
        `health took ${Math.round(slowestHealth)} ms, calm ${Math.round(calm.healthMs)} ms`,
      diskBytes >= MAX_DISK_BYTES && `the disk grew by ${Math.round(diskBytes / 1e6)} MB`,
      signIns.failed > 0 && `${signIns.failed} of ${signIns.ms.length} members could not sign in`,
      health.failed > 0 && `health failed ${health.failed} times`,
    ].filter((violation) => violation !== false);
    violations.push(...wasInjected(flooded.statuses["401"] ?? 0, "no password was tried"));
    violations.push(...wasInjected(leads, "no lead was recorded"));
    violations.push(...wasInjected(gatewayCalls, "no payment was attempted"));
    return {
      trials,
      // What the flood bought is nobody's wish: the invariants of buyers hold for the members.
      buyers: members,
      violations,
      figures: {
        counts: {
          "calls of the flood": flooded.answered,
          "refused politely": flooded.shedWithRetryAfter,
          "gateway calls": gatewayCalls,
          "false leads": leads,
          "team notifications": notifications,
          "kB of disk": Math.round(diskBytes / 1024),
        },
        samples: { "ms of another member's sign-in": signIns.ms, "ms of a health check": health.ms },
      },
    };
  },
};

/** Everything a attacker can ask for that costs us something, all of it from one address of the loopback range. */
function flood(url: string, accounts: readonly Buyer[], seconds: number) {
  const pools = {
    EMAIL: accounts.map(({ email }) => email),
    BASIC: Array.from({ length: 500 }, (_, index) =>
      Buffer.from(`ninguem${index}${crypto.randomUUID()}@example.com:errada-123`).toString("base64"),
    ),
  };
  const { fresh, short } = calls.GENERATED;
  const falseLead = { ...calls.register({ fresh, short, again: fresh }).body, email: "@EMAIL@" };
  const onLanding = { eventId: `lead-${fresh}`, currentUrl: `${brand.siteUrl}/lp` };
  const largest = calls.track({ fresh, short, again: fresh });
  const requests = [
    weighted({ method: "GET", path: "/v1/auth/me", headers: { authorization: "Basic @BASIC@" } }, 6),
    weighted(
      { method: "POST", path: "/v1/public/register", body: { ...falseLead, conversionParams: onLanding } },
      4,
      pools,
    ),
    weighted(calls.register(calls.GENERATED), 2),
    weighted(calls.pay("pix", "@EMAIL@", `key-${fresh}`), 4, pools),
    weighted(calls.pay("credit-card", "@EMAIL@", `card-${fresh}`), 1, pools),
    weighted({ method: "POST", path: "/v1/public/password-resets", body: { username: "@EMAIL@" } }, 2, pools),
    weighted(largest, 6),
    weighted({ method: "POST", path: "/v1/public/csp-reports", body: REPORT }, 2),
    { text: request("GET", "/v1/public/user/nowhere") },
  ];
  const port = Number(new URL(url).port);
  return load({ port, sources: 1, requests, pools, connections: CONNECTIONS, rate: RATE, seconds });
}

const REPORT = {
  "csp-report": { "document-uri": brand.siteUrl, "violated-directive": "script-src", "blocked-uri": "x" },
};

/** Each member signs in once and health is asked as often, before anybody floods: the medians. */
async function measureCalm(driver: Driver, url: string, members: readonly Buyer[]) {
  const [signIns, health] = [newWatch(), newWatch()];
  for (const [index, member] of members.entries()) {
    await signIn(driver, url, signIns, member, index);
    await askHealth(url, health);
  }
  return { signInMs: percentile(signIns.ms, 0.5), healthMs: percentile(health.ms, 0.5) };
}

/** Members elsewhere, each from an IP of their own, sign in with their password again and again. */
async function signInMeanwhile(driver: Driver, url: string, members: readonly Buyer[], isOver: () => boolean) {
  const watch = newWatch();
  await Promise.all(
    members.map(async (member, index) => {
      for (; !isOver(); await pause(1_500 + driver.random.below(500))) await signIn(driver, url, watch, member, index);
    }),
  );
  return watch;
}

async function askHealthMeanwhile(url: string, isOver: () => boolean) {
  const watch = newWatch();
  for (; !isOver(); await pause(250)) await askHealth(url, watch);
  return watch;
}

type Watch = { ms: number[]; failed: number };
const newWatch = (): Watch => ({ ms: [], failed: 0 });

const signIn = (driver: Driver, url: string, watch: Watch, { email, password }: Buyer, index: number) =>
  timed(watch, url, {
    method: "POST",
    path: "/v1/auth/sessions",
    headers: driver.basic(email, password),
    localAddress: `127.0.9.${index + 1}`,
  });

const askHealth = (url: string, watch: Watch) =>
  timed(watch, url, { method: "GET", path: "/v1/health", headers: {}, localAddress: "127.0.8.1" });

type Call = { method: string; path: string; headers: Record<string, string>; localAddress: string };

function timed(watch: Watch, url: string, call: Call): Promise<void> {
  const { hostname, port } = new URL(url);
  const since = performance.now();
  return new Promise((resolve) => {
    const finish = (isGood: boolean) => {
      watch.ms.push(performance.now() - since);
      if (!isGood) watch.failed += 1;
      resolve();
    };
    const asking = httpRequest({ hostname, port, agent: new Agent(), timeout: 10_000, ...call }, (reply) => {
      reply.resume().on("end", () => finish(reply.statusCode === 200));
    });
    asking.on("timeout", () => asking.destroy());
    asking.on("error", () => finish(false));
    asking.end();
  });
}

type Spending = { gatewayCalls: number; leads: number; notifications: number; diskBytes: number };

/** What the node under attack has cost so far; the logs of the processes count as disk. */
async function spendingOf(harness: Harness): Promise<Spending> {
  const [row] = await harness.db.query<{ leads: number; notifications: number; bytes: number }>(
    `select pg_database_size(current_database())::float8 as bytes, (select count(*)::int from leads) as leads,
       (select count(*)::int from messages m
        where not exists (select from accounts a where m.recipient in (a.email, a.phone))) as notifications`,
  );
  const { accessLog } = await frontOf(harness);
  const logs = ["api-guarded", "worker-1", "worker-2", "nginx"].map((name) =>
    sizeOf(join(harness.logDir, `${name}.log`)),
  );
  const logBytes = logs.reduce((sum, size) => sum + size, Buffer.byteLength(accessLog()));
  return {
    gatewayCalls: harness.gateway.callCount(),
    leads: row?.leads ?? 0,
    notifications: row?.notifications ?? 0,
    diskBytes: (row?.bytes ?? 0) + logBytes,
  };
}

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
