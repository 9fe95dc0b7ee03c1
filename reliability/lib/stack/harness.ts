import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createAsaasSimulator } from "@app/simulators/asaas/simulator";
import { createMessagesSimulator } from "@app/simulators/messages/simulator";
import { createMetaSimulator } from "@app/simulators/meta/simulator";
import { freePort, HOST } from "../../../scripts/lib/ports.ts";
import { type Database, openDatabase } from "../processes/database.ts";
import { createManagedProcess, type ManagedProcess } from "../processes/managed-process.ts";
import { type GatewayWatch, watchGateway } from "./gateway-watch.ts";
import { oneFileEach } from "./one-file.ts";
import { startWebhookProxy, type WebhookProxy } from "./webhook-proxy.ts";

export const WEBHOOK_TOKEN = "a webhook token made for the fault harness";

export type Harness = {
  db: Database;
  apis: readonly [ManagedProcess, ManagedProcess];
  workers: readonly [ManagedProcess, ManagedProcess];
  gateway: ReturnType<typeof createAsaasSimulator>;
  gatewayUrl: string;
  watch: GatewayWatch;
  meta: ReturnType<typeof createMetaSimulator>;
  messages: ReturnType<typeof createMessagesSimulator>;
  webhookProxy: WebhookProxy;
  logDir: string;
  /** The environment of every process. */
  env: NodeJS.ProcessEnv;
  /** Starts every process that is down, as a supervisor would. */
  revive: () => Promise<void>;
  /** One more API node on the same database, with extra environment variables. */
  openNode: (name: string, more: NodeJS.ProcessEnv) => Promise<ManagedProcess>;
  /** Registers cleanup that runs before the harness closes. */
  atClose: (close: () => Promise<void>) => void;
  close: () => Promise<void>;
};

/** Replaces the database, or adds to one process's environment. */
export type HarnessOptions = {
  database?: () => Promise<Database>;
  envOf?: (name: string) => NodeJS.ProcessEnv;
  /** The gateway's quota of calls per twelve hours. */
  quota?: number;
};

/** Two API nodes, two workers, PostgreSQL and the vendors' simulators, shared by many trials. */
export async function startHarness(options: HarnessOptions = {}): Promise<Harness> {
  const { database = () => openDatabase(), envOf = () => ({}), quota = 10_000_000 } = options;
  const logDir = mkdtempSync(join(tmpdir(), "faults-logs-"));
  const [db, program, ...ports] = await Promise.all([database(), oneFileEach(), freePort(), freePort()]);
  const apis: ManagedProcess[] = [];
  const webhookProxy = await startWebhookProxy(apis);
  const webhook = { url: webhookProxy.url, token: WEBHOOK_TOKEN, sendType: "NON_SEQUENTIALLY" } as const;
  // The vendor's retry delays, a hundred times shorter: 30 s become 0.3 s.
  const gateway = createAsaasSimulator({ webhook, quota, retryScale: 0.01 });
  const watch = watchGateway(gateway.app);
  // A traffic spike sends more events than the default limit, and the checks need all of them.
  const meta = createMetaSimulator({ maxStored: 100_000 });
  const messages = createMessagesSimulator();
  const gatewayUrl = await gateway.start();
  const env = {
    ...process.env,
    NODE_ENV: "test",
    NODE_COMPILE_CACHE: program.compiled,
    LOG_LEVEL: "info",
    DATABASE_URL: db.url,
    HOST,
    IP_LIMIT_FACTOR: "10000",
    ASAAS_URL: gatewayUrl,
    ASAAS_WEBHOOK_TOKEN: WEBHOOK_TOKEN,
    META_URL: await meta.start(),
    WHATSAPP_URL: await messages.start(),
    SMTP_URL: messages.smtpUrl(),
  };
  const api = (port: number, name: string, more: NodeJS.ProcessEnv = {}) =>
    createManagedProcess({
      name,
      command: [process.execPath, program.api],
      env: { ...env, ...envOf(name), ...more, PORT: String(port) },
      url: `http://${HOST}:${port}`,
      logDir,
    });
  const worker = (name: string) =>
    createManagedProcess({
      name,
      command: [process.execPath, program.worker],
      env: { ...env, ...envOf(name) },
      url: "",
      logDir,
      readyWord: '"worker ready"',
    });
  const [first, second] = [api(ports[0] ?? 0, "api-1"), api(ports[1] ?? 0, "api-2")];
  apis.push(first, second);
  const workers = [worker("worker-1"), worker("worker-2")] as const;
  const processes = [first, second, ...workers];
  const revive = async () => {
    await Promise.all(processes.map((managed) => managed.start()));
  };
  const isCompiled = existsSync(program.compiled);
  await revive();
  // Node writes its compile cache only on a clean exit.
  if (!isCompiled) {
    await Promise.all([first.end(), workers[0].end()]);
    await revive();
  }
  const closing: (() => Promise<void>)[] = [];

  return {
    db,
    apis: [first, second],
    workers,
    gateway,
    gatewayUrl,
    watch,
    meta,
    messages,
    webhookProxy,
    logDir,
    env,
    revive,
    async openNode(name, more) {
      const node = api(await freePort(), name, more);
      closing.push(() => node.stop());
      await node.start();
      return node;
    },
    atClose: (close) => void closing.push(close),
    async close() {
      for (const close of closing.toReversed()) await close();
      for (const managed of processes) managed.resume();
      await Promise.all(processes.map((managed) => managed.stop()));
      await gateway.stop();
      await meta.stop();
      await messages.stop();
      await webhookProxy.close();
      await db.close();
      rmSync(logDir, { recursive: true, force: true });
    },
  };
}
