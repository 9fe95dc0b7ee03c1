import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { HOST, isTaken } from "./ports.ts";

/** All ports derive from one number, so that several stacks can run side by side. */
const base = Number(process.env["PORT_BASE"] || 4000);
if (!Number.isInteger(base) || base < 1024 || base > 65_000)
  throw new Error("PORT_BASE must be a port number from 1024");

export const root = resolve(import.meta.dirname, "../..");
export const at = (port: number, path = ""): string => `http://${HOST}:${port}${path}`;

export const ports = {
  site: base,
  api: base + 1,
  apiMetrics: base + 2,
  workerMetrics: base + 3,
  postgres: base + 5,
};

/** All clients share one IP here: the API and nginx both multiply their limits per client IP by this. */
export const IP_LIMIT_FACTOR = process.env["IP_LIMIT_FACTOR"] || "100";

export const metaUrl = at(base + 20);

type Simulator = { name: string; port: number; env: Record<string, string>; path: string };

/** The vendors' simulators. `env` is how the server finds one, `path` its page for developers. */
export const simulators: Simulator[] = [
  {
    name: "asaas",
    port: base + 10,
    env: {
      ASAAS_URL: at(base + 10),
      ASAAS_WEBHOOK_URL: at(base + 1, "/v1/webhooks/asaas"),
      ASAAS_WEBHOOK_TOKEN: "the simulator and the API agree on this",
      ASAAS_WEBHOOK_SEND_TYPE: "NON_SEQUENTIALLY",
      // A failed delivery is retried within a second, not after half a minute.
      ASAAS_WEBHOOK_RETRY_SCALE: "0.02",
    },
    path: "/",
  },
  { name: "meta", port: base + 20, env: { META_URL: metaUrl }, path: "/_sim/events" },
  {
    name: "messages",
    port: base + 30,
    env: { WHATSAPP_URL: at(base + 30), SMTP_URL: `smtp://${HOST}:${base + 31}` },
    path: "/",
  },
  {
    name: "blog",
    port: base + 40,
    env: { BLOG_FEED_URL: at(base + 40, "/latest-posts.json") },
    path: "/_sim/ledger",
  },
  { name: "cep", port: base + 50, env: { CEP_URL: at(base + 50) }, path: "/_sim/ledger" },
  {
    name: "model",
    // The journeys' own servers listen between this one and the others.
    port: base + 70,
    // Asked only with ASSISTANT_PROVIDER; with an ASSISTANT_URL as well, a real model is asked instead.
    env: { ASSISTANT_URL: process.env["ASSISTANT_URL"] || at(base + 70) },
    path: "/_requests",
  },
];

export type Mode = "dev" | "stack";

/** This run's own folder: database, logs, the deployed site. */
export function openRunDir(mode: Mode): string {
  const runDir = join(root, ".run", `${mode}-${base}`);
  mkdirSync(runDir, { recursive: true });
  return runDir;
}

/** Fails if a port is in use, and names the process if it is another run of the same stack. */
export async function reservePorts(mode: Mode, runDir: string): Promise<void> {
  const wanted = [
    ...Object.entries(ports).filter(([name]) => name !== "postgres" || !process.env["DATABASE_URL"]),
    ...simulators.map(({ name, port }) => [name, port] as const),
  ];
  const taken = [];
  for (const [name, port] of wanted) if (await isTaken(port)) taken.push(`${port} (${name})`);

  const pidFile = join(runDir, "pid");
  if (taken.length > 0) {
    const other = runningPid(pidFile);
    const owner = other ? `\n  npm run ${mode} is already running here, as process ${other}.` : "";
    throw new Error(
      `Already in use: port ${taken.join(", ")}.${owner}\n  Stop it, or use other ports: PORT_BASE=${base + 100} npm run ${mode}`,
    );
  }
  writeFileSync(pidFile, String(process.pid));
  process.once("exit", () => rmSync(pidFile, { force: true }));
}

function runningPid(pidFile: string): number | undefined {
  try {
    const pid = Number(readFileSync(pidFile, "utf8"));
    process.kill(pid, 0);
    return pid;
  } catch {
    return undefined;
  }
}
