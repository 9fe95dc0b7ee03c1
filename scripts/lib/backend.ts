import { join } from "node:path";
import type { Verbosity } from "./log-line.ts";
import { HOST } from "./ports.ts";
import { POSTGRES_STOP_SIGNAL, preparePostgres } from "./postgres.ts";
import type { Part, Runner } from "./processes.ts";
import { at, IP_LIMIT_FACTOR, ports, root, simulators } from "./stack-config.ts";

type Options = { runDir: string; fresh?: boolean; watch?: boolean; verbosity: Verbosity };

/** Starts everything behind the site in order of dependency. Returns the database's URL. */
export async function startBackend(runner: Runner, { runDir, fresh, watch, verbosity }: Options): Promise<string> {
  const databaseUrl = process.env["DATABASE_URL"] || (await startDatabase(runner, join(runDir, "pg"), fresh));
  const env = {
    ...process.env,
    IP_LIMIT_FACTOR,
    NODE_ENV: "development",
    DATABASE_URL: databaseUrl,
    HOST,
    SITE_URL: at(ports.site),
    ...Object.assign({}, ...simulators.map((simulator) => simulator.env)),
  };
  const node = (entry: string) => [process.execPath, ...(watch ? WATCH : []), join(root, entry)];

  const once = (name: string) => ({ name, command: [process.execPath, join(root, `server/src/${name}.ts`)], env });
  await runner.finish({ ...once("migrate"), hint: "To start again with an empty database, add: -- --fresh" });
  await runner.finish(once("seed"));

  const servers: Part[] = [
    ...simulators.map(({ name, port }) => ({
      name,
      command: node(`simulators/${name}/main.ts`),
      env: { ...env, PORT: String(port) },
      isReady: answers(at(port, "/_sim/ledger")),
    })),
    {
      name: "api",
      command: node("server/src/api.ts"),
      env: { ...env, PORT: String(ports.api), METRICS_PORT: String(ports.apiMetrics) },
      isReady: answers(at(ports.api, "/v1/ready")),
    },
    {
      name: "worker",
      command: node("server/src/worker.ts"),
      env: { ...env, METRICS_PORT: String(ports.workerMetrics) },
      isReady: answers(at(ports.workerMetrics, "/metrics")),
    },
  ];
  await Promise.all(servers.map((part) => runner.start({ ...part, verbosity })));
  return databaseUrl;
}

const WATCH = ["--watch", "--watch-preserve-output"];

async function startDatabase(runner: Runner, dataDir: string, fresh = false): Promise<string> {
  const postgres = preparePostgres({ dataDir, port: ports.postgres, fresh });
  await runner.start({ ...postgres, name: "postgres", stopSignal: POSTGRES_STOP_SIGNAL });
  return postgres.url;
}

/** Ready means a 2xx, not just an open port. */
export const answers = (url: string) => async (): Promise<boolean> => {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
};
