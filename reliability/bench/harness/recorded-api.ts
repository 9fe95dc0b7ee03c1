import { createAsaasSimulator } from "@app/simulators/asaas/simulator";
import { createApp } from "../../../server/src/app.ts";
import { createSharedDeps, type Deps } from "../../../server/src/deps.ts";
import { parseEnv } from "../../../server/src/env.ts";
import { openPool } from "../../../server/src/platform/database/db.ts";
import { openJobs } from "../../../server/src/platform/jobs/jobs.ts";
import { createLogger } from "../../../server/src/platform/observability/log.ts";
import { type ApiRequest, WEBHOOK_TOKEN } from "../../lib/load/requests.ts";

export type Statement = { text: string; values: unknown[] };
export type RecordedApi = {
  /** Sends a request to the API in this process; returns the answer and its SQL statements in order. */
  send: (apiRequest: ApiRequest) => Promise<{ payload: string; statements: Statement[] }>;
  close: () => Promise<void>;
};

/** The real API in this process, on this database and with a gateway of its own. */
export async function createRecordedApi(databaseUrl: string): Promise<RecordedApi> {
  const gateway = createAsaasSimulator({ quota: 10_000_000 });
  const env = parseEnv({
    DATABASE_URL: databaseUrl,
    IP_LIMIT_FACTOR: "100000",
    ASAAS_URL: await gateway.start(),
    ASAAS_WEBHOOK_TOKEN: WEBHOOK_TOKEN,
  });
  const statements: Statement[] = [];
  const pool = openPool(databaseUrl, { max: 4, name: "in-process" });
  pool.on("connect", (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const recording = (...args: unknown[]) => {
      const [first, second] = args;
      const { text, values } = (typeof first === "string" ? { text: first, values: second } : first) as Statement;
      statements.push({ text: text.trim().replace(/\s+/g, " "), values: Array.isArray(values) ? values : [] });
      return query(...args);
    };
    Object.assign(client, { query: recording });
  });
  const log = createLogger("silent", "bench");
  const jobs = await openJobs(databaseUrl, { log, supervise: false });
  const deps: Deps = { ...createSharedDeps(env, pool), log, jobs, now: () => new Date() };
  const { app } = await createApp(deps);
  return {
    async send({ method, path, body, headers = {} }) {
      statements.length = 0;
      const request = { method, url: path, headers: { "x-forwarded-for": "203.0.113.7", ...headers } } as const;
      const { statusCode, payload } = await app.inject(body ? { ...request, payload: body } : request);
      if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}: ${payload}`);
      return { payload, statements: statements.splice(0) };
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
