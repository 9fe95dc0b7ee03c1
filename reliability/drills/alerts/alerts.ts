import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../../scripts/lib/ports.ts";
import { giveToServer } from "../../../scripts/lib/postgres-cluster.ts";
import { mountSmallDisk } from "../../lib/processes/small-disk.ts";
import { atMost, type Figure, info } from "../../lib/report/figure.ts";
import { eventually } from "../../lib/shopper/buying.ts";
import { createDriver } from "../../lib/shopper/driver.ts";
import { startHarness } from "../../lib/stack/harness.ts";
import type { Drill } from "../drill.ts";
import { BEHIND_BOUNCER } from "../harness/bouncer.ts";
import { type Pair, startPair } from "../harness/pair.ts";
import { startExporters } from "./exporters.ts";
import { SITE, startFront } from "./front.ts";
import { type Injection, type InjectionContext, lasting, passing } from "./injections.ts";
import { type AlertWatcher, startPrometheus } from "./prometheus.ts";
import { alertNames } from "./shortened-rules.ts";

const FACTOR = 20;
const QUOTA = 6_000;
const QUIET_MS = 15_000;
const QUIET_AGAIN_MS = 90_000;
const ARCHIVE = join(import.meta.dirname, "../../../deploy/postgres/archive-wal.sh");

/** Injects a fault; returns a function that waits until all its alerts fire, and undoes it. */
async function begin(
  { alerts, how, withinMs, inject, undo }: Injection,
  context: InjectionContext,
  watcher: AlertWatcher,
) {
  // Alerts of an earlier fault must have ended, or they would count for this one.
  await eventually(async () => {
    const firing = await watcher.firing();
    return !alerts.some((name) => firing.has(name));
  }, QUIET_AGAIN_MS);
  const since = Date.now();
  await inject(context);
  return async (): Promise<Figure[]> => {
    await eventually(
      () => alerts.every((name) => watcher.firedSince(name, since)),
      withinMs - (Date.now() - since),
      500,
    );
    await undo?.(context);
    return alerts.map((name) => {
      const at = watcher.firedSince(name, since);
      const seconds = at === undefined ? "never fired:" : Math.round((at - since) / 1_000);
      return atMost(withinMs / 1_000, name, seconds, { unit: "s after the fault", note: how });
    });
  };
}

async function watchAll(context: InjectionContext, watcher: AlertWatcher): Promise<Figure[]> {
  await pause(QUIET_MS);
  const quiet = [...(await watcher.firing())];
  const slow: Promise<Figure[]>[] = [];
  for (const injection of lasting) slow.push((await begin(injection, context, watcher))());
  const figures: Figure[] = [];
  for (const injection of passing) {
    const fired = (await begin(injection, context, watcher))();
    if (injection.isDelayed) slow.push(fired);
    else figures.push(...(await fired));
  }
  figures.push(...(await Promise.all(slow)).flat());
  const wanted = new Set(figures.map(({ name }) => name));
  const unexpected = watcher.fired().filter((name) => !wanted.has(name));
  const notInjected = alertNames().filter((name) => !watcher.fired().includes(name));
  return [
    info("firing without a fault", quiet.length === 0 ? "none" : quiet.join(", ")),
    ...figures.toSorted((a, b) => a.name.localeCompare(b.name)),
    info("also fired, as a consequence of the same faults", unexpected.toSorted().join(", ") || "none"),
    info("not injected here", notInjected.toSorted().join(", ") || "none", {
      note: "each is tested against the server's own metrics in server/src/operator/alerts/",
    }),
  ];
}

async function withStage(
  use: (context: InjectionContext, watcher: AlertWatcher) => Promise<Figure[]>,
): Promise<Figure[]> {
  const names = ["api-1", "api-2", "worker-1", "worker-2"] as const;
  const metrics = new Map<string, number>();
  for (const name of names) metrics.set(name, await freePort());
  const portsOf = (kind: string) => names.filter((name) => name.startsWith(kind)).map((name) => metrics.get(name) ?? 0);
  let pair: Pair | undefined;
  const harness = await startHarness({
    quota: QUOTA,
    async database() {
      pair = await startPair({ settings: archivedTo });
      return pair.db;
    },
    envOf: (name) => ({ ...BEHIND_BOUNCER, METRICS_PORT: String(metrics.get(name)) }),
  });
  if (!pair) throw new Error("no pair");
  await harness.db.query("insert into backups values ('drill', now(), 1)");
  const front = await startFront(harness.apis.map(({ url }) => url));
  const disk = mountSmallDisk(64);
  const exporters = await startExporters({ page: front.https, name: SITE, disk: disk?.path });
  const jobs = { api: portsOf("api"), worker: portsOf("worker"), pages: [exporters.pages], node: [exporters.node] };
  const watcher = await startPrometheus(jobs, FACTOR);
  try {
    return await use({ harness, pair, front, disk, driver: createDriver(harness, 30) }, watcher);
  } finally {
    await watcher.close();
    exporters.close();
    await front.close();
    await harness.close();
    disk?.close();
  }
}

function archivedTo(home: string): string[] {
  const archive = join(home, "wal");
  mkdirSync(archive, { recursive: true });
  giveToServer(archive);
  return ["archive_mode=on", `archive_command=${ARCHIVE} "%p" "%f" "${archive}"`];
}

export const alerts: Drill = {
  name: "alerts",
  what: [
    `A real Prometheus with the rules of \`deploy/alerts\`, every \`for:\` and every range divided by ${FACTOR} and the expressions otherwise`,
    "unchanged (so a threshold of 300 s is 300 s), against the whole stack: nginx with a certificate, two API nodes, two workers, a primary",
    "with WAL archiving, a standby, the gateway. Each fault is injected, and its alert must be `firing` in `/api/v1/alerts`. The",
    "blackbox and node exporters are not installed: a small substitute exports their metrics, from real requests and a real file system.",
  ].join("\n"),
  run: () => withStage(watchAll),
};
