import { createAsaasSimulator } from "@app/simulators/asaas/simulator";
import { createApp } from "../../../server/src/app.ts";
import { createSharedDeps } from "../../../server/src/deps.ts";
import { parseEnv } from "../../../server/src/env.ts";
import { openPool } from "../../../server/src/platform/database/db.ts";
import { openJobs } from "../../../server/src/platform/jobs/jobs.ts";
import { createLogger } from "../../../server/src/platform/observability/log.ts";

export type Statement = { text: string; values: unknown[] };
export type ApiRequest = { method: "GET" | "POST"; path: string; body?: object; headers?: Record<string, string> };
export type InProcessApi = {
  /** Sends a request to the API in this process; returns the answer and its SQL statements in order. */
  send: (
    apiRequest: ApiRequest,
  ) => Promise<{ status: number; payload: string; statements: Statement[]; gatewayCalls: number }>;
  close: () => Promise<void>;
};

const log = createLogger("silent", "bench");
export const WEBHOOK_TOKEN = "a webhook token made for measuring";

/** The real API on this database, with its SQL statements recorded. */
export async function createInProcessApi(databaseUrl: string): Promise<InProcessApi> {
  const gateway = createAsaasSimulator({ quota: 10_000_000 });
  const pool = openPool(databaseUrl, { max: 4, name: "in-process" });
  const recorded: Statement[] = [];
  pool.on("connect", (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const recording = (...args: unknown[]) => {
      const [first, second] = args;
      const { text, values } = (typeof first === "string" ? { text: first, values: second } : first) as Statement;
      recorded.push({ text: text.trim().replace(/\s+/g, " "), values: Array.isArray(values) ? values : [] });
      return query(...args);
    };
    Object.assign(client, { query: recording });
  });
  const env = parseEnv({
    DATABASE_URL: databaseUrl,
    IP_LIMIT_FACTOR: "100000",
    ASAAS_URL: await gateway.start(),
    ASAAS_WEBHOOK_TOKEN: WEBHOOK_TOKEN,
  });
  const jobs = await openJobs(databaseUrl, { log, supervise: false });
  const deps = { ...createSharedDeps(env, pool), log, jobs, now: () => new Date() };
  const { app } = await createApp(deps);

  return {
    async send({ method, path, body, headers = {} }) {
      recorded.length = 0;
      const calls = gateway.callCount();
      const request = { method, url: path, headers: { "x-forwarded-for": "203.0.113.7", ...headers } } as const;
      const reply = await app.inject(body ? { ...request, payload: body } : request);
      if (reply.statusCode !== 200) throw new Error(`${path} answered ${reply.statusCode}: ${reply.payload}`);
      return {
        status: reply.statusCode,
        payload: reply.payload,
        statements: recorded.splice(0),
        gatewayCalls: gateway.callCount() - calls,
      };
    },
    async close() {
      await app.close();
      await jobs.close();
      deps.mailer.close();
      await deps.db.destroy();
      await gateway.stop();
    },
  };
}
