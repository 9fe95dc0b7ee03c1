import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { startPostgres } from "../../scripts/lib/postgres.ts";
import { createApp } from "../../server/src/app.ts";
import { createDeps } from "../../server/src/deps.ts";
import { parseEnv } from "../../server/src/env.ts";
import { openDb } from "../../server/src/platform/database/db.ts";
import { migrate } from "../../server/src/platform/database/migrations.ts";
import { installQueues } from "../../server/src/platform/jobs/jobs.ts";
import { createLogger } from "../../server/src/platform/observability/log.ts";
import { QUEUES } from "../../server/src/queues.ts";
import { openStaffSession } from "../../server/src/staff/sessions/open-staff-session.ts";
import { seedMembers } from "../../server/src/staff/testing/many-members.ts";

const CLIENTS = 100;
const SECONDS = 60;
/** Of the events: how soon a change is seen, and how often a proxy is kept from closing an idle connection. */
const LOOK_MS = 2_000;
const HEARTBEAT_MS = 15_000;

/** CPU of the API for open queues in which nothing happens: asked every ten seconds, and by server-sent events. */
export async function proveQueueLive(): Promise<void> {
  const postgres = await startPostgres({ fast: true });
  try {
    const db = openDb(postgres.url, { max: 1 });
    await migrate(db);
    await db.destroy();
    await installQueues(postgres.url, QUEUES);
    await seedMembers(postgres.url, { professionals: 1, membersEach: 100 });
    await measure(postgres.url);
  } finally {
    await postgres.stop();
  }
}

async function measure(databaseUrl: string): Promise<void> {
  const log = createLogger("silent", "prove");
  const env = parseEnv({ DATABASE_URL: databaseUrl, IP_LIMIT_FACTOR: "100" });
  const { deps, close } = await createDeps(env, { log, role: "api" });
  const { app } = await createApp(deps);
  const open = new Set<NodeJS.WritableStream>();
  app.get("/live", (_, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { "content-type": "text/event-stream" });
    open.add(reply.raw);
    reply.raw.on("close", () => open.delete(reply.raw));
  });
  const look = setInterval(() => {
    if (open.size > 0) void deps.db.selectFrom("attentionHeads").select(["staffId", "rev"]).execute();
  }, LOOK_MS);
  const heartbeat = setInterval(() => {
    for (const stream of open) stream.write(": \n\n");
  }, HEARTBEAT_MS);
  try {
    const url = await app.listen({ port: 0, host: "127.0.0.1" });
    const staff = await deps.db.selectFrom("staff").select("id").limit(1).executeTakeFirstOrThrow();
    const device = { ip: "127.0.0.1", userAgent: null };
    const opening = { staffId: staff.id, scope: "full", confirmedWith: "totp", device } as const;
    const { token } = await openStaffSession(deps, deps.db, opening);
    const idle = await cpuOf(() => new Promise((done) => setTimeout(done, SECONDS * 1_000)));
    for (const way of ["poll", "events"] as const) {
      const used = await cpuOf(() => runClients(way, url, token));
      const each = (used - idle) / CLIENTS;
      console.log(`${CLIENTS} open queues by ${way}: ${each.toFixed(2)} ms of CPU for each client and minute`);
    }
  } finally {
    clearInterval(look);
    clearInterval(heartbeat);
    await app.close();
    await close();
  }
}

/** Milliseconds of this process. */
async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** In a process of their own, so that their CPU is not the API's. */
async function runClients(way: "poll" | "events", url: string, token: string): Promise<void> {
  const script = fileURLToPath(new URL("queue-clients.ts", import.meta.url));
  const clients = spawn(process.execPath, [script, way, url, token, String(CLIENTS), String(SECONDS)], {
    stdio: "inherit",
  });
  const [code] = await once(clients, "exit");
  if (code !== 0) process.exitCode = 1;
}
