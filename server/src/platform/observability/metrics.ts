import { createServer, type Server } from "node:http";
import type { Pool } from "pg";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { countPrepared, type Db } from "../database/db.ts";
import { archiveStall, countInactiveSlots, newestBackup, replicationLagBytes } from "../database/replication.ts";
import type { App } from "../http/app.ts";
import type { Sweep } from "../jobs/sweep.ts";

/** Metrics on a port of their own that no proxy forwards. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });

  return {
    registry,
    /** Labelled by the route's pattern, not the URL: ids stay out of labels. */
    measureRequests(app: App): void {
      const seconds = new Histogram({
        name: "http_request_seconds",
        help: "Time to answer, by route and status",
        labelNames: ["method", "route", "status"],
        buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 8],
        registers: [registry],
      });
      app.addHook("onResponse", ({ method, routeOptions }, reply, next) => {
        const labels = { method, route: routeOptions.url ?? "unknown", status: String(reply.statusCode) };
        seconds.observe(labels, reply.elapsedTime / 1000);
        next();
      });
    },
    /** A waiting checkout is a request that is blocked on the pool. */
    measurePool(pool: Pick<Pool, "totalCount" | "idleCount" | "waitingCount">): void {
      new Gauge({
        name: "database_pool_connections",
        help: "Connections of this process, and requests that wait for one",
        labelNames: ["state"],
        registers: [registry],
        collect() {
          this.set({ state: "open" }, pool.totalCount);
          this.set({ state: "idle" }, pool.idleCount);
          // pg counts a checkout that is about to get an idle connection as waiting.
          this.set({ state: "waiting" }, Math.max(0, pool.waitingCount - pool.idleCount));
        },
      });
    },
    /** `refused` grows while more statements repeat than are prepared: late ones are then parsed each time. */
    measurePrepared(pool: object): void {
      new Gauge({
        name: "database_prepared_statements",
        help: "Statements this process prepares, and uses of repeated ones for which there was no place",
        labelNames: ["state"],
        registers: [registry],
        collect() {
          const { named, refused } = countPrepared(pool);
          this.set({ state: "named" }, named);
          this.set({ state: "refused" }, refused);
        },
      });
    },
    /** Returns the callback for a successful run. A sweep that never succeeds counts from the start of the process. */
    measureSweeps(sweeps: Sweep[]): (name: string) => void {
      const succeeded = new Gauge({
        name: "sweep_succeeded_timestamp_seconds",
        help: "When a sweep last succeeded",
        labelNames: ["sweep"],
        registers: [registry],
      });
      const every = new Gauge({
        name: "sweep_every_seconds",
        help: "Interval of a sweep",
        labelNames: ["sweep"],
        registers: [registry],
      });
      for (const { name, everyMs } of sweeps) {
        succeeded.setToCurrentTime({ sweep: name });
        every.set({ sweep: name }, everyMs / 1000);
      }
      return (name) => succeeded.setToCurrentTime({ sweep: name });
    },
    /** What a loss of the database's machine would leave: the WAL archive, the standby, the newest backup. */
    measureCopies(db: Db): void {
      // Serialized, so that a scrape takes one connection at most.
      let previous: Promise<unknown> = Promise.resolve();
      const gauge = (name: string, help: string, read: (db: Db) => Promise<number>) =>
        new Gauge({
          name,
          help,
          registers: [registry],
          async collect() {
            const value = previous.then(() => read(db));
            previous = value.catch(() => {});
            this.set(await value);
          },
        });
      gauge(
        "wal_archive_stalled_seconds",
        "For how long the write-ahead log has not reached the archive",
        archiveStall,
      );
      gauge("replication_slots_inactive", "Replication slots without a connected standby", countInactiveSlots);
      gauge("replication_lag_bytes", "Write-ahead log that the slowest standby has not flushed", replicationLagBytes);
      gauge(
        "newest_backup_timestamp_seconds",
        "When the newest base backup was finished; 0 where there is none",
        newestBackup,
      );
    },
    listen: (port: number, host: string): Promise<Server> =>
      new Promise((ready, fail) => {
        const server = createServer((_request, reply) => {
          registry.metrics().then(
            (text) => reply.setHeader("content-type", registry.contentType).end(text),
            () => reply.writeHead(500).end(),
          );
        });
        server.once("error", fail).listen(port, host, () => ready(server));
      }),
  };
}
