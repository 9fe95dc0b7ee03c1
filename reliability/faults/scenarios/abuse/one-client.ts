import { statSync } from "node:fs";
import { Agent, request as httpRequest } from "node:http";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { brand } from "@app/contract/brand";
import { load, request, weighted } from "../../../lib/load/load.ts";
import * as calls from "../../../lib/load/requests.ts";
import type { Buyer, Driver } from "../../../lib/shopper/driver.ts";
import type { Harness } from "../../../lib/stack/harness.ts";
import { frontOf } from "../../harness/front.ts";
import { type Scenario, wasInjected } from "../scenario.ts";

/** The gateway's quota for twelve hours; one client may use at most three percent of it. */
const QUOTA = 25_000;
const MAX_GATEWAY_CALLS = QUOTA * 0.03;
const MAX_TEAM_NOTIFICATIONS = 60;
const MAX_SIGN_IN_MS = 1_000;
const MAX_HEALTH_MS = 500;
/** A single slow check takes no node out of service; one that times out may. Client, nodes and database share the cores. */
const HEALTH_TIMEOUT_MS = 3_000;
/** The slowdown allowed against the baseline on a machine that is busy already. */
const MAX_SLOWDOWN = 10;
const MAX_DISK_BYTES = 100 * 1024 * 1024;
/** Above nginx's rate limit per client, over more connections than a browser opens. */
const RATE = 400;
const CONNECTIONS = 200;
const THROWAWAY_ACCOUNTS = 40;
const MEMBERS = 6;

export const oneClient: Scenario = {
  number: 68,
  fault: "Denial of service by one client",
  injected:
    "one IP, 400 requests a second over 200 connections, through nginx to a node with production rate limits: passwords of unknown accounts, false leads, PIX codes of throwaway accounts, password resets, the largest events, CSP reports; members sign in from other addresses meanwhile",
  invariants: `fewer than ${MAX_GATEWAY_CALLS} gateway calls and ${MAX_TEAM_NOTIFICATIONS} team notifications; other members' sign-in p99 (p95 of fewer than a hundred) below 1 s and health p95 below 500 ms, or ten times the baseline where the machine is busy; no health check of three seconds; disk growth below 100 MB`,
  trial: "a second of flood",
  batch: 600,
  short: 10,
  async run(harness, driver, trials) {
    const { url } = await frontOf(harness);
    const accounts = await driver.buyers(THROWAWAY_ACCOUNTS, "email");
    const members = await driver.buyers(MEMBERS, "email");
    const baseline = await measureBaseline(driver, url, members);
    const before = await usageOf(harness);
    let isOver = false;
    const flooding = flood(url, accounts, trials).finally(() => {
      isOver = true;
    });
    const [flooded, signIns, health] = await Promise.all([
      flooding,
      signInMeanwhile(driver, url, members, () => isOver),
      checkHealthMeanwhile(url, () => isOver),
    ]);
    const after = await usageOf(harness);
    const gatewayCalls = after.gatewayCalls - before.gatewayCalls;
    const notifications = after.notifications - before.notifications;
    const diskBytes = after.diskBytes - before.diskBytes;
    const leads = after.leads - before.leads;
    // Of fewer than a hundred the 99th percentile is the slowest: one pause of a shared machine.
    const signInShare = signIns.ms.length < 100 ? 0.95 : 0.99;
    const slowSignIn = percentile(signIns.ms, signInShare);
    const [healthP95, slowestHealth] = [percentile(health.ms, 0.95), Math.max(...health.ms)];
    const violations = [
      gatewayCalls >= MAX_GATEWAY_CALLS && `${gatewayCalls} gateway calls`,
      notifications >= MAX_TEAM_NOTIFICATIONS && `${notifications} team notifications`,
      slowSignIn >= Math.max(MAX_SIGN_IN_MS, MAX_SLOWDOWN * baseline.signInMs) &&
        `other members' sign-in p${signInShare * 100} ${Math.round(slowSignIn)} ms, baseline ${Math.round(baseline.signInMs)} ms`,
      healthP95 >= Math.max(MAX_HEALTH_MS, MAX_SLOWDOWN * baseline.healthMs) &&
        `health p95 ${Math.round(healthP95)} ms, baseline ${Math.round(baseline.healthMs)} ms`,
      slowestHealth >= HEALTH_TIMEOUT_MS && `health took ${Math.round(slowestHealth)} ms`,
      diskBytes >= MAX_DISK_BYTES && `the disk grew by ${Math.round(diskBytes / 1e6)} MB`,
      signIns.failed > 0 && `${signIns.failed} of ${signIns.ms.length} members could not sign in`,
      health.failed > 0 && `health failed ${health.failed} times`,
    ].filter((violation) => violation !== false);
    violations.push(...wasInjected(flooded.statuses["401"] ?? 0, "no password was tried"));
    violations.push(...wasInjected(leads, "no lead was recorded"));
    violations.push(...wasInjected(gatewayCalls, "no payment was attempted"));
    return {
      trials,
      // Purchases of the flood are not checked: the buyers' invariants apply to the members.
      buyers: members,
      violations,
      figures: {
        counts: {
          "flood requests": flooded.answered,
          "shed with Retry-After": flooded.shedWithRetryAfter,
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

/** The requests that cost the most, all from one loopback address. */
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

/** Median response times of sign-in and health check before the flood. */
async function measureBaseline(driver: Driver, url: string, members: readonly Buyer[]) {
  const [signIns, health] = [createTimings(), createTimings()];
  for (const [index, member] of members.entries()) {
    await signIn(driver, url, signIns, member, index);
    await checkHealth(url, health);
  }
  return { signInMs: percentile(signIns.ms, 0.5), healthMs: percentile(health.ms, 0.5) };
}

/** Members sign in with their password repeatedly, each from their own IP. */
async function signInMeanwhile(driver: Driver, url: string, members: readonly Buyer[], isOver: () => boolean) {
  const timings = createTimings();
  await Promise.all(
    members.map(async (member, index) => {
      // Not all of them in the millisecond in which the flood begins.
      await pause(driver.random.below(1_500));
      for (; !isOver(); await pause(1_500 + driver.random.below(500)))
        await signIn(driver, url, timings, member, index);
    }),
  );
  return timings;
}

async function checkHealthMeanwhile(url: string, isOver: () => boolean) {
  const timings = createTimings();
  for (; !isOver(); await pause(250)) await checkHealth(url, timings);
  return timings;
}

type Timings = { ms: number[]; failed: number };
const createTimings = (): Timings => ({ ms: [], failed: 0 });

const signIn = (driver: Driver, url: string, timings: Timings, { email, password }: Buyer, index: number) =>
  timed(timings, url, {
    method: "POST",
    path: "/v1/auth/sessions",
    headers: driver.basic(email, password),
    localAddress: `127.0.9.${index + 1}`,
  });

const checkHealth = (url: string, timings: Timings) =>
  timed(timings, url, { method: "GET", path: "/v1/health", headers: {}, localAddress: "127.0.8.1" });

type Call = { method: string; path: string; headers: Record<string, string>; localAddress: string };

function timed(timings: Timings, url: string, call: Call): Promise<void> {
  const { hostname, port } = new URL(url);
  const since = performance.now();
  return new Promise((resolve) => {
    const finish = (isGood: boolean) => {
      timings.ms.push(performance.now() - since);
      if (!isGood) timings.failed += 1;
      resolve();
    };
    const outgoing = httpRequest({ hostname, port, agent: new Agent(), timeout: 10_000, ...call }, (reply) => {
      reply.resume().on("end", () => finish(reply.statusCode === 200));
    });
    outgoing.on("timeout", () => outgoing.destroy());
    outgoing.on("error", () => finish(false));
    outgoing.end();
  });
}

type Usage = { gatewayCalls: number; leads: number; notifications: number; diskBytes: number };

/** Resources used so far; the processes' logs count as disk. */
async function usageOf(harness: Harness): Promise<Usage> {
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
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
