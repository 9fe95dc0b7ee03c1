import { join } from "node:path";
import { answers } from "../../../scripts/lib/backend.ts";
import { freePort, HOST } from "../../../scripts/lib/ports.ts";
import { at, root } from "../../../scripts/lib/stack-config.ts";
import { WEBHOOK_TOKEN } from "../../lib/load/requests.ts";
import { type Server, startServer } from "../../lib/processes/pinned.ts";

export type Api = Server & { port: number };
const running = new Map<string, Promise<Api>>();

/** The real API process on this database, started once and left running for the next job. */
export function sharedApi(databaseUrl: string): Promise<Api> {
  const known = running.get(databaseUrl) ?? startApi(databaseUrl);
  running.set(databaseUrl, known);
  return known;
}

export async function stopApis(): Promise<void> {
  for (const api of running.values()) await (await api).stop();
  running.clear();
}

/** The real API process, on the servers' core. */
export async function startApi(databaseUrl: string, env: Record<string, string> = {}): Promise<Api> {
  const port = await freePort();
  const server = await startServer({
    name: "api",
    command: [process.execPath, join(root, "server/src/api.ts")],
    env: {
      ...process.env,
      NODE_ENV: "test",
      DATABASE_URL: databaseUrl,
      HOST,
      PORT: String(port),
      IP_LIMIT_FACTOR: "1000000",
      ASAAS_WEBHOOK_TOKEN: WEBHOOK_TOKEN,
      ...env,
    },
    isReady: answers(at(port, "/v1/ready")),
  });
  return { port, ...server };
}
