import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createAsaasSimulator } from "@app/simulators/asaas/simulator";
import { createMessagesSimulator } from "@app/simulators/messages/simulator";
import { createMetaSimulator } from "@app/simulators/meta/simulator";
import { freePort, HOST } from "../../scripts/lib/ports.ts";
import { type Database, openDatabase } from "./database.ts";
import { type Doorway, openDoorway } from "./doorway.ts";
import { type GatewayWatch, watchGateway } from "./gateway-watch.ts";
import { type Member, openMember } from "./member.ts";
import { oneFileEach } from "./one-file.ts";

export const WEBHOOK_TOKEN = "a webhook token made for the fault rig";

export type Rig = {
  db: Database;
  apis: readonly [Member, Member];
  workers: readonly [Member, Member];
  gateway: ReturnType<typeof createAsaasSimulator>;
  gatewayUrl: string;
  watch: GatewayWatch;
  meta: ReturnType<typeof createMetaSimulator>;
  messages: ReturnType<typeof createMessagesSimulator>;
  doorway: Doorway;
  logDir: string;
  /** What every process of ours is started with. */
  env: NodeJS.ProcessEnv;
  /** Starts whoever is down, as a supervisor would. */
  revive: () => Promise<void>;
  /** One more API node on the same database, with something else in its environment. */
  openNode: (name: string, more: NodeJS.ProcessEnv) => Promise<Member>;
  /** What a row opened for itself is closed before the rest. */
  atClose: (close: () => Promise<void>) => void;
  close: () => Promise<void>;
};

/** For whoever brings a database of another make, or wants more said to one process. */
export type RigOptions = {
  database?: () => Promise<Database>;
  envOf?: (name: string) => NodeJS.ProcessEnv;
  /** How many calls the gateway takes in its twelve hours. */
  quota?: number;
};

/** Two API nodes, two workers, PostgreSQL and the outside world, kept alive over many trials. */
export async function openRig(options: RigOptions = {}): Promise<Rig> {
  const { database = () => openDatabase(), envOf = () => ({}), quota = 10_000_000 } = options;
  const logDir = mkdtempSync(join(tmpdir(), "faults-logs-"));
  const [db, program, ...ports] = await Promise.all([database(), oneFileEach(), freePort(), freePort()]);
  const apis: Member[] = [];
  const doorway = await openDoorway(apis);
  const webhook = { url: doorway.url, token: WEBHOOK_TOKEN, sendType: "NON_SEQUENTIALLY" } as const;
  // The vendor's waits, a hundred times shorter: its 30 seconds are 0.3 here.
  const gateway = createAsaasSimulator({ webhook, quota, retryScale: 0.01 });
  const watch = watchGateway(gateway.app);
  // A spike tells more in ten seconds than a developer ever looks at: who checks must not find it forgotten.
  const meta = createMetaSimulator({ mostKept: 100_000 });
  const messages = createMessagesSimulator();
  const gatewayUrl = await gateway.start();
  const env = {
    ...process.env,
    NODE_ENV: "test",
    NODE_COMPILE_CACHE: program.compiled,
    LOG_LEVEL: "info",
    DATABASE_URL: db.url,
    HOST,
    ADDRESS_LIMIT_FACTOR: "10000",
    ASAAS_URL: gatewayUrl,
    ASAAS_WEBHOOK_TOKEN: WEBHOOK_TOKEN,
    META_URL: await meta.start(),
    WHATSAPP_URL: await messages.start(),
    SMTP_URL: messages.smtpUrl(),
  };
  const api = (port: number, name: string, more: NodeJS.ProcessEnv = {}) =>
    openMember({
      name,
      command: [process.execPath, program.api],
      env: { ...env, ...envOf(name), ...more, PORT: String(port) },
      url: `http://${HOST}:${port}`,
      logDir,
    });
  const worker = (name: string) =>
    openMember({
      name,
      command: [process.execPath, program.worker],
      env: { ...env, ...envOf(name) },
      url: "",
      logDir,
      readyWord: '"working"',
    });
  const [first, second] = [api(ports[0] ?? 0, "api-1"), api(ports[1] ?? 0, "api-2")];
  apis.push(first, second);
  const workers = [worker("worker-1"), worker("worker-2")] as const;
  const members = [first, second, ...workers];
  const revive = async () => {
    await Promise.all(members.map((member) => member.start()));
  };
  const isCompiled = existsSync(program.compiled);
  await revive();
  // Only who leaves in peace writes down what it compiled.
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
    doorway,
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
      for (const member of members) member.thaw();
      await Promise.all(members.map((member) => member.stop()));
      await gateway.stop();
      await meta.stop();
      await messages.stop();
      await doorway.close();
      await db.close();
      rmSync(logDir, { recursive: true, force: true });
    },
  };
}
