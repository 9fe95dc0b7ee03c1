import { Writable } from "node:stream";
import { createApp } from "../../../server/src/app.ts";
import { createSharedDeps, type Deps } from "../../../server/src/deps.ts";
import { parseEnv } from "../../../server/src/env.ts";
import { openPool } from "../../../server/src/platform/database/db.ts";
import { openJobs } from "../../../server/src/platform/jobs/jobs.ts";
import { createLogger } from "../../../server/src/platform/observability/log.ts";

export type Statement = { text: string; values: unknown[] };

/** The real API in this process, where its memory, log and SQL statements can be inspected. */
export async function createInProcessApi(given: NodeJS.ProcessEnv, jobsUrl = given["DATABASE_URL"] ?? "") {
  const env = parseEnv(given);
  const lines: string[] = [];
  const statements: Statement[] = [];
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
      const [first, second] = args;
      const { text, values } = (typeof first === "string" ? { text: first, values: second } : first) as Statement;
      statements.push({ text: text.trim().replace(/\s+/g, " "), values: Array.isArray(values) ? values : [] });
      return query(...args);
    };
    Object.assign(client, { query: recording });
  });
  const jobs = await openJobs(jobsUrl, { log, supervise: false });
  const deps: Deps = { ...createSharedDeps(env, pool), log, jobs, now: () => new Date() };
  const { app } = await createApp(deps);
  return {
    app,
    deps,
    /** Log lines and SQL statements since the last call. */
    takeLines: () => lines.splice(0),
    takeStatements: () => statements.splice(0),
    close: async () => {
      await app.close();
      await jobs.close();
      deps.mailer.close();
      await deps.db.destroy();
    },
  };
}
