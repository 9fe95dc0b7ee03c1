import { mkdtempSync, rmSync } from "node:fs";
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

const ROOT = join(import.meta.dirname, "../..");
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
  /** Starts whoever is down, as a supervisor would. */
  revive: () => Promise<void>;
  close: () => Promise<void>;
};

/** Two API nodes, two workers, PostgreSQL and the outside world, kept alive over many trials. */
export async function openRig(): Promise<Rig> {
  const logDir = mkdtempSync(join(tmpdir(), "faults-logs-"));
  const [db, ...ports] = await Promise.all([openDatabase(), freePort(), freePort()]);
  const apis: Member[] = [];
  const doorway = await openDoorway(apis);
  const webhook = { url: doorway.url, token: WEBHOOK_TOKEN, sendType: "NON_SEQUENTIALLY" } as const;
  // The vendor's waits, a hundred times shorter: its 30 seconds are 0.3 here.
  const gateway = createAsaasSimulator({ webhook, quota: 10_000_000, retryScale: 0.01 });
  const watch = watchGateway(gateway.app);
  const meta = createMetaSimulator();
  const messages = createMessagesSimulator();
  const gatewayUrl = await gateway.start();
  const env = {
    ...process.env,
    NODE_ENV: "test",
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
  const api = (port: number, name: string) =>
    openMember({
      name,
      command: [process.execPath, join(ROOT, "server/src/api.ts")],
      env: { ...env, PORT: String(port) },
      url: `http://${HOST}:${port}`,
      logDir,
    });
  const worker = (name: string) =>
    openMember({
      name,
      command: [process.execPath, join(ROOT, "server/src/worker.ts")],
      env,
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
  await revive();

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
    revive,
    async close() {
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
