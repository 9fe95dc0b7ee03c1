import { sql } from "kysely";
import { fromKysely, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Db } from "../database/db.ts";
import { currentRequestId, runWithRequestId } from "../http/request-context.ts";

/** A job carries ids, never personal data: its handler reads the current rows when it runs. */
export type JobData = Record<string, string>;

/** Registered by each domain's jobs.ts. */
export type JobHandler = { queue: string; batchSize: number; handle: (data: JobData[]) => Promise<void> };

export interface Jobs {
  /** Inside the caller's transaction: the job exists if and only if the change was committed. */
  enqueue(tx: Db, queue: string, data: JobData): Promise<void>;
  work(handlers: JobHandler[]): Promise<void>;
  close(): Promise<void>;
}

/** The heartbeat frees a dead worker's job within seconds. Queues are polled: NOTIFY takes a global lock at commit. */
const queueOptions = { heartbeatSeconds: 10, retryLimit: 5, retryDelay: 2, retryBackoff: true, notify: false };

export async function installQueues(databaseUrl: string, queues: readonly string[]): Promise<void> {
  const boss = new PgBoss({ connectionString: databaseUrl, supervise: false, schedule: false, max: 2 });
  boss.on("error", () => {});
  await boss.start();
  for (const queue of queues) {
    await boss.createQueue(queue, queueOptions);
    await boss.updateQueue(queue, queueOptions);
  }
  await boss.stop({ graceful: false });
}

export async function openJobs(
  databaseUrl: string,
  { log, supervise }: { log: Logger; supervise: boolean },
): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: supervise ? "worker-jobs" : "api-jobs",
    max: supervise ? 4 : 1,
    migrate: false,
    schedule: false,
    supervise,
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 2,
    maintenanceIntervalSeconds: 3_600,
  });
  boss.on("error", (error) => log.error({ err: error }, "job engine failed"));
  await boss.start();

  return {
    async enqueue(tx, queue, data) {
      const requestId = currentRequestId();
      await boss.send(queue, requestId ? { ...data, requestId } : data, { db: fromKysely(tx.withoutPlugins()) });
    },
    async work(handlers) {
      for (const { queue, batchSize, handle } of handlers) {
        await boss.work<JobData>(queue, { batchSize, pollingIntervalSeconds: 1, burstWhenBatchFull: true }, (jobs) =>
          runWithRequestId(requestIdsOf(jobs), () => handle(jobs.map(({ data }) => data))),
        );
      }
    },
    close: () => boss.stop({ graceful: true, timeout: 8_000 }),
  };
}

const MAX_LOGGED_IDS = 10;

/** A batch holds jobs of many requests: its log lines name the first few. */
function requestIdsOf(jobs: { data: JobData | null }[]): string {
  const ids = new Set(jobs.flatMap(({ data }) => data?.["requestId"] ?? []));
  return [...ids].slice(0, MAX_LOGGED_IDS).join(" ");
}

/** How long the oldest job of each queue has waited for a worker, in seconds. */
export async function oldestJobs(db: Db, queues: readonly string[]): Promise<{ queue: string; seconds: number }[]> {
  const { rows } = await sql<{ name: string; seconds: number }>`
    select name, extract(epoch from clock_timestamp() - min(greatest(created_on, start_after)))::float8 as seconds
    from pgboss.job where state < 'active' and start_after <= clock_timestamp() group by name`.execute(db);
  return queues.map((queue) => ({ queue, seconds: rows.find(({ name }) => name === queue)?.seconds ?? 0 }));
}
