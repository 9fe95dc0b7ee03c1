import { nextDaytime } from "@app/engine/notices/notice-at";
import { createAsaasSimulator } from "@app/simulators/asaas/simulator";
import { createMessagesSimulator } from "@app/simulators/messages/simulator";
import { createMetaSimulator } from "@app/simulators/meta/simulator";
import { test as base, inject } from "vitest";
import { createSharedDeps, type Deps } from "../deps.ts";
import { parseEnv } from "../env.ts";
import { createComposer } from "../plans/composing/composer.ts";
import { openPool } from "../platform/database/db.ts";
import { openJobs } from "../platform/jobs/jobs.ts";
import { createLogger } from "../platform/observability/log.ts";
import { createSemaphore } from "../platform/resilience/semaphore.ts";
import { promiseHours } from "../promises/promise-hours.ts";
import { TEMPLATE, withDatabase } from "./databases.ts";

/** How fast a menu is composed says nothing on a busy machine. Loading its thread takes a second: files share it. */
const composer = createComposer({ maxRunMs: 60_000, maxWaitMs: 60_000 });

/** Real PostgreSQL, the real job engine, and real adapters against simulators; only the clock is fake. */
export const test = base
  .extend("databaseUrl", { scope: "file" }, async () =>
    withDatabase(inject("postgresUrl"), `test_${crypto.randomUUID()}`, TEMPLATE),
  )
  .extend("simulators", { scope: "file" }, async ({}, { onCleanup }) => {
    const meta = createMetaSimulator();
    const messages = createMessagesSimulator();
    const asaas = createAsaasSimulator();
    const env = {
      ASAAS_URL: await asaas.start(),
      META_URL: await meta.start(),
      WHATSAPP_URL: await messages.start(),
      SMTP_URL: messages.smtpUrl(),
    };
    onCleanup(async () => {
      await asaas.stop();
      await meta.stop();
      await messages.stop();
    });
    return { asaas, meta, messages, env };
  })
  .extend("engine", { scope: "file" }, async ({ databaseUrl, simulators }, { onCleanup }) => {
    const env = parseEnv({
      DATABASE_URL: databaseUrl,
      IP_LIMIT_FACTOR: "100",
      HASHING_COST: "least",
      ...simulators.env,
    });
    const log = createLogger("silent", "test");
    const pool = openPool(databaseUrl, { max: 8, name: "test" });
    const jobs = await openJobs(databaseUrl, { log, supervise: false });
    // A starved machine takes longer than a buyer waits: attempts queue as in production, without its deadline.
    const paymentSlots = createSemaphore({ slots: env.DATABASE_POOL / 2, maxQueued: 1_000 });
    const engine = { ...createSharedDeps(env, pool), log, jobs, composer, paymentSlots };
    onCleanup(async () => {
      await jobs.close();
      engine.mailer.close();
      await engine.db.destroy();
    });
    return engine;
  })
  .extend("fileClock", { scope: "file" }, () => testClock())
  .extend("fileDeps", { scope: "file" }, ({ engine, fileClock }): Deps => ({ ...engine, now: fileClock.now }))
  .extend("clock", ({ fileClock }): Pick<typeof fileClock, "now" | "advance"> => {
    fileClock.reset();
    return fileClock;
  })
  .extend("meta", ({ simulators }) => {
    simulators.meta.reset();
    return simulators.meta;
  })
  .extend("asaas", ({ simulators }) => {
    simulators.asaas.reset();
    return simulators.asaas;
  })
  // The same object in every test of a file, as long as the clock is the file's: what is built on it may be kept.
  .extend(
    "deps",
    ({ engine, fileDeps, clock }): Deps => (clock.now === fileDeps.now ? fileDeps : { ...engine, now: clock.now }),
  );

const testClock = () => {
  let offset = 0;
  return {
    now: () => new Date(Date.now() + offset),
    advance: (ms: number) => {
      offset += ms;
    },
    reset: () => {
      offset = 0;
    },
  };
};

/** What is sent by day alone waits so long, at whatever hour the tests run. */
export const untilDaytime = (at: Date): number => nextDaytime(promiseHours.timeZone, at.getTime()) - at.getTime();
