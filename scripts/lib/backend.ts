import { rmSync } from "node:fs";
import { join } from "node:path";
import { at, ports, root, simulators } from "./house.ts";
import type { Loudness } from "./log-line.ts";
import { HOST } from "./ports.ts";
import { POSTGRES_STOP_SIGNAL, preparePostgres } from "./postgres.ts";
import type { Runner } from "./processes.ts";

type Options = { runDir: string; fresh?: boolean; watch?: boolean; loudness: Loudness };

/** Everything behind the site, in the order in which each needs the one before. Answers the database's address. */
export async function startBackend(runner: Runner, { runDir, fresh, watch, loudness }: Options): Promise<string> {
  const databaseUrl = process.env["DATABASE_URL"] || (await startDatabase(runner, join(runDir, "pg"), fresh));
  const env = {
    ...process.env,
    NODE_ENV: "development",
    DATABASE_URL: databaseUrl,
    HOST,
    TRUSTED_PROXIES: HOST,
    ...Object.fromEntries(simulators.map(({ variable, port }) => [variable, at(port)])),
  };
  const node = (entry: string) => [process.execPath, ...(watch ? WATCH : []), join(root, entry)];

  await runner.finish({
    name: "migrate",
    command: [process.execPath, join(root, "server/src/migrate.ts")],
    env,
    loudness,
  });
  await runner.finish({ name: "seed", command: [process.execPath, join(root, "server/src/seed.ts")], env, loudness });
  for (const { name, port } of simulators) {
    const command = node(`simulators/${name}/main.ts`);
    const isReady = answers(at(port, "/_sim/ledger"));
    await runner.start({ name, command, env: { ...env, PORT: String(port) }, isReady, loudness });
  }
  await runner.start({
    name: "api",
    command: node("server/src/api.ts"),
    env: { ...env, PORT: String(ports.api), METRICS_PORT: String(ports.apiMetrics) },
    isReady: answers(at(ports.api, "/v1/ready")),
    loudness,
  });
  await runner.start({
    name: "worker",
    command: node("server/src/worker.ts"),
    env: { ...env, METRICS_PORT: String(ports.workerMetrics) },
    isReady: answers(at(ports.workerMetrics, "/metrics")),
    loudness,
  });
  return databaseUrl;
}

const WATCH = ["--watch", "--watch-preserve-output"];

async function startDatabase(runner: Runner, dataDir: string, fresh = false): Promise<string> {
  if (fresh) rmSync(dataDir, { recursive: true, force: true });
  const postgres = preparePostgres({ dataDir, port: ports.postgres });
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
