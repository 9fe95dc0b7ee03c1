import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openDriver } from "../../faults/rig/driver.ts";
import { openChance } from "../../faults/rig/random.ts";
import { openRig } from "../../faults/rig/rig.ts";
import { openSecrets } from "../../faults/rig/secrets.ts";
import { holds } from "../../faults/rows/buying.ts";
import { freePort } from "../../scripts/lib/ports.ts";
import { giveToServer } from "../../scripts/lib/postgres-cluster.ts";
import { type Drill, type Figure, told } from "../drill.ts";
import { BEHIND_BOUNCER } from "../rig/bouncer.ts";
import { openPair, type Pair } from "../rig/pair.ts";
import { openExporters } from "./exporters.ts";
import { openFront, SITE } from "./front.ts";
import { type Injection, lasting, passing, type Scene } from "./injections.ts";
import { openPrometheus, type Watch } from "./prometheus.ts";
import { alertNames } from "./shortened-rules.ts";
import { openSmallDisk } from "./small-disk.ts";

const FACTOR = 20;
const QUOTA = 6_000;
const QUIET_MS = 15_000;
const QUIET_AGAIN_MS = 90_000;
const ARCHIVE = join(import.meta.dirname, "../../deploy/postgres/archive-wal.sh");

/** Injects; gives back what waits until every alert of it fires, and undoes it. */
async function begin({ alerts, how, withinMs, inject, undo }: Injection, scene: Scene, watch: Watch) {
  // What an earlier fault set off must have ended, or it would be taken for this one's.
  await holds(async () => {
    const firing = await watch.firing();
    return !alerts.some((name) => firing.has(name));
  }, QUIET_AGAIN_MS);
  const since = Date.now();
  await inject(scene);
  return async (): Promise<Figure[]> => {
    await holds(() => alerts.every((name) => watch.seenSince(name, since)), withinMs - (Date.now() - since), 500);
    await undo?.(scene);
    return alerts.map((name) => {
      const at = watch.seenSince(name, since);
      const fired = at !== undefined && { value: Math.round((at - since) / 1_000), unit: "s after the fault" };
      return { name, bound: "fires", note: how, isGood: at !== undefined, ...(fired || { value: "never fired" }) };
    });
  };
}

async function watchAll(scene: Scene, watch: Watch): Promise<Figure[]> {
  await pause(QUIET_MS);
  const quiet = [...(await watch.firing())];
  const slow: Promise<Figure[]>[] = [];
  for (const injection of lasting) slow.push((await begin(injection, scene, watch))());
  const figures: Figure[] = [];
  for (const injection of passing) {
    const seen = (await begin(injection, scene, watch))();
    if (injection.isPatient) slow.push(seen);
    else figures.push(...(await seen));
  }
  figures.push(...(await Promise.all(slow)).flat());
  const wanted = new Set(figures.map(({ name }) => name));
  const besides = watch.seen().filter((name) => !wanted.has(name));
  const elsewhere = alertNames().filter((name) => !watch.seen().includes(name));
  return [
    told("firing on the quiet house", quiet.length === 0 ? "none" : quiet.join(", ")),
    ...figures.toSorted((a, b) => a.name.localeCompare(b.name)),
    told("fired besides, following from the same faults", besides.toSorted().join(", ") || "none"),
    told("not injected here", elsewhere.toSorted().join(", ") || "none", {
      note: "each is seen firing from the product's own figures after its fault in server/src/operator/alerts/",
    }),
  ];
}

async function withStage(use: (scene: Scene, watch: Watch) => Promise<Figure[]>): Promise<Figure[]> {
  const names = ["api-1", "api-2", "worker-1", "worker-2"] as const;
  const metrics = new Map<string, number>();
  for (const name of names) metrics.set(name, await freePort());
  const portsOf = (kind: string) => names.filter((name) => name.startsWith(kind)).map((name) => metrics.get(name) ?? 0);
  let pair: Pair | undefined;
  const rig = await openRig({
    quota: QUOTA,
    async database() {
      pair = await openPair({ settings: archivedTo });
      return pair.db;
    },
    envOf: (name) => ({ ...BEHIND_BOUNCER, METRICS_PORT: String(metrics.get(name)) }),
  });
  if (!pair) throw new Error("no pair");
  await rig.db.query("insert into backups values ('drill', now(), 1)");
  const front = await openFront(rig.apis.map(({ url }) => url));
  const disk = openSmallDisk();
  const exporters = await openExporters({ page: front.https, name: SITE, disk: disk?.path });
  const jobs = { api: portsOf("api"), worker: portsOf("worker"), pages: [exporters.pages], node: [exporters.node] };
  const watch = await openPrometheus(jobs, FACTOR);
  try {
    return await use({ rig, pair, front, disk, driver: openDriver(rig, openChance(30), openSecrets()) }, watch);
  } finally {
    await watch.close();
    exporters.close();
    await front.close();
    await rig.close();
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
    "untouched (so a threshold of 300 s is 300 s), against the whole house: nginx with a certificate, two API nodes, two workers, a primary",
    "that archives its log, a standby, the gateway. Each fault is really injected, and its alert seen as `firing` in `/api/v1/alerts`. The",
    "blackbox and node exporters are not on this machine: a few lines of ours give their figures, from real requests and a real file system.",
  ].join("\n"),
  run: () => withStage(watchAll),
};
