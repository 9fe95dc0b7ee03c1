import { Writable } from "node:stream";
import { createApp } from "../../../server/src/app.ts";
import { createSharedDeps, type Deps } from "../../../server/src/deps.ts";
import { parseEnv } from "../../../server/src/env.ts";
import { signIn } from "../../../server/src/identity/sessions/sign-in.ts";
import { openPool } from "../../../server/src/platform/database/db.ts";
import type { App } from "../../../server/src/platform/http/app.ts";
import { openJobs } from "../../../server/src/platform/jobs/jobs.ts";
import { createLogger } from "../../../server/src/platform/observability/log.ts";
import { type Route, routesOf } from "../../../server/src/testing/routes.ts";
import type { Harness } from "../../lib/stack/harness.ts";
import { oncePerHarness } from "../../lib/stack/memoize.ts";

/** The real API in this process, where its memory, log and SQL statements can be inspected. */
export type InProcessApi = {
  app: App;
  deps: Deps;
  routes: Route[];
  /** Log lines and SQL statements since the last call. */
  takeLines: () => string[];
  takeStatements: () => string[];
  /** A Basic header with a new session of this account. */
  sessionFor: (who: { accountId: string; email: string }) => Promise<Record<string, string>>;
};

export const inProcessApiOf = oncePerHarness<InProcessApi>((harness) => createInProcessApi(harness, {}));

export async function createInProcessApi(harness: Harness, more: NodeJS.ProcessEnv): Promise<InProcessApi> {
  const env = parseEnv({ ...harness.env, ...more });
  const lines: string[] = [];
  const statements: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(...chunk.toString().trimEnd().split("\n"));
      done();
    },
  });
  const log = createLogger("info", "in-process", sink);
  const pool = openPool(env.DATABASE_URL, { max: 6, name: "in-process" });
  pool.on("connect", (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const recording = (...args: unknown[]) => {
      const [first] = args;
      statements.push(typeof first === "string" ? first : String((first as { text: unknown }).text));
      return query(...args);
    };
    Object.assign(client, { query: recording });
  });
  const jobs = await openJobs(harness.db.url, { log, supervise: false });
  const deps: Deps = { ...createSharedDeps(env, pool), log, jobs, now: () => new Date() };
  const { app } = await createApp(deps);
  const routes = await routesOf(app);
  harness.atClose(async () => {
    await app.close();
    await jobs.close();
    deps.mailer.close();
    await deps.db.destroy();
  });
  return {
    app,
    deps,
    routes,
    takeLines: () => lines.splice(0),
    takeStatements: () => statements.splice(0),
    async sessionFor({ accountId, email }) {
      const device = { ip: "203.0.113.7", userAgent: null };
      const { token } = await signIn(deps, deps.db, { accountId, username: email, device });
      return { authorization: `Basic ${Buffer.from(`${email}:${token}`).toString("base64")}` };
    },
  };
}
