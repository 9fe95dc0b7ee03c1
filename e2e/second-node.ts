import type { ChildProcess } from "node:child_process";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { answers } from "../scripts/lib/backend.ts";
import { hasEnded, spawnChild, stopChild } from "../scripts/lib/child-process.ts";
import { nginxCommand } from "../scripts/lib/nginx.ts";
import { writeNginxConfig } from "../scripts/lib/nginx-config.ts";
import { simulators } from "../scripts/lib/stack-config.ts";
import { test as base } from "./checkout.ts";
import { databaseUrl, PORT_BASE, siteUrl } from "./urls.ts";

const root = join(import.meta.dirname, "..");
const runDir = join(root, ".run", `stack-${PORT_BASE}`);
const SITE = PORT_BASE + 56;
const API = PORT_BASE + 57;

const env = {
  ...process.env,
  NODE_ENV: "development",
  IP_LIMIT_FACTOR: "100",
  DATABASE_URL: databaseUrl,
  SITE_URL: siteUrl,
  HOST: "127.0.0.1",
  PORT: String(API),
  ...Object.assign({}, ...simulators.map((simulator) => simulator.env)),
};

type SecondNode = { url: string; kill: () => Promise<void>; start: () => Promise<void> };

/** The same site behind a second nginx and API node that can be killed without affecting the shared stack. */
export const test = base.extend<{ secondNode: SecondNode }>({
  secondNode: async ({}, use) => {
    let node: ChildProcess | undefined;
    const start = async () => {
      node = spawnChild([process.execPath, join(root, "server/src/api.ts")], { env });
      for (const stream of [node.stdout, node.stderr]) stream?.resume();
      await untilReady(node, `http://127.0.0.1:${API}/v1/ready`);
    };
    const kill = async () => {
      if (node) await stopChild(node, "SIGKILL", 0);
    };
    await start();
    const nginx = startNginx();
    const url = `http://127.0.0.1:${SITE}`;
    await untilReady(nginx, `${url}/v1/ready`);
    await use({ url, kill, start });
    await kill();
    await stopChild(nginx, "SIGTERM", 3_000);
  },
});

function startNginx(): ChildProcess {
  const directory = join(runDir, "nginx-second-node");
  const config = writeNginxConfig(directory, {
    SITE_DIR: join(runDir, "site"),
    RUN_DIR: directory,
    API: `127.0.0.1:${API}`,
    SERVER: "plain",
    LISTEN: `127.0.0.1:${SITE}`,
    IP_LIMIT_FACTOR: env.IP_LIMIT_FACTOR,
    NGINX_USER: process.getuid?.() === 0 ? "root" : undefined,
  });
  return spawnChild(nginxCommand(directory, config), { stopSignal: "SIGQUIT" });
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  const isReady = answers(url);
  while (!(await isReady())) {
    if (hasEnded(child)) throw new Error(`the process ended before ${url} responded`);
    await pause(50);
  }
}
