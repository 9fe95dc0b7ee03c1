import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, HOST } from "../../../scripts/lib/ports.ts";
import { type Database, openDatabase } from "../processes/database.ts";
import { createManagedProcess, type ManagedProcess } from "../processes/managed-process.ts";
import { oneFileEach } from "./one-file.ts";
import { startVendors, type Vendors } from "./vendors.ts";
import { startWebhookProxy, type WebhookProxy } from "./webhook-proxy.ts";

export type Harness = Omit<Vendors, "env" | "close"> & {
  db: Database;
  apis: readonly [ManagedProcess, ManagedProcess];
  workers: readonly [ManagedProcess, ManagedProcess];
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
  const { database = () => openDatabase(), envOf = () => ({}), quota } = options;
  const logDir = mkdtempSync(join(tmpdir(), "faults-logs-"));
  const [db, program, ...ports] = await Promise.all([database(), oneFileEach(), freePort(), freePort()]);
  const apis: ManagedProcess[] = [];
  const webhookProxy = await startWebhookProxy(apis);
  const {
    env: vendorsEnv,
    close: closeVendors,
    ...vendors
  } = await startVendors({
    webhookUrl: webhookProxy.url,
    ...(quota && { quota }),
  });
  const env = {
    ...process.env,
    NODE_ENV: "test",
    NODE_COMPILE_CACHE: program.compiled,
    LOG_LEVEL: "info",
    DATABASE_URL: db.url,
    HOST,
    IP_LIMIT_FACTOR: "10000",
    ...vendorsEnv,
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
      logDir,
      isReady: (output) => output().includes('"worker ready"'),
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
    ...vendors,
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
      await closeVendors();
      await webhookProxy.close();
      await db.close();
      rmSync(logDir, { recursive: true, force: true });
    },
  };
}
