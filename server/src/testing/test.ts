import { availableParallelism } from "node:os";
import { createMetaSimulator } from "@app/simulators/meta/simulator";
import { test as base, inject } from "vitest";
import type { Deps } from "../deps.ts";
import { openDb } from "../platform/db.ts";
import { openGate } from "../platform/gate.ts";
import { openJobs } from "../platform/jobs.ts";
import { openLog } from "../platform/log.ts";
import { metaAds } from "../tracking/meta/meta-ads.ts";
import { TEMPLATE, withDatabase } from "./databases.ts";

type Meta = ReturnType<typeof createMetaSimulator>;

/** Real PostgreSQL, the real job engine, real adapters talking to simulators; only the clock is ours. */
export const test = base
  .extend("databaseUrl", { scope: "file" }, async () =>
    withDatabase(inject("postgresUrl"), `test_${crypto.randomUUID()}`, TEMPLATE),
  )
  .extend("clock", () => testClock())
  .extend("metaProcess", { scope: "file" }, async ({}, { onCleanup }) => {
    const simulator = createMetaSimulator();
    const url = await simulator.start();
    onCleanup(() => simulator.stop());
    return { simulator, url };
  })
  .extend("meta", ({ metaProcess }): Meta => {
    metaProcess.simulator.reset();
    return metaProcess.simulator;
  })
  .extend("engine", { scope: "file" }, async ({ databaseUrl }, { onCleanup }) => {
    const log = openLog("silent", "test");
    const db = openDb(databaseUrl, { max: 8, name: "test" });
    const jobs = await openJobs(databaseUrl, { log, supervise: false });
    onCleanup(async () => {
      await jobs.close();
      await db.destroy();
    });
    return { log, db, jobs };
  })
  .extend("deps", async ({ engine, metaProcess, clock }): Promise<Deps> => {
    const ads = [metaAds({ url: metaProcess.url, version: "v25.0", pixelId: "1", token: "test-token" })];
    return { ...engine, ads, hashing: openGate({ slots: availableParallelism(), waiting: 2_000 }), now: clock.now };
  });

const testClock = () => {
  let offset = 0;
  return {
    now: () => new Date(Date.now() + offset),
    advance: (ms: number) => {
      offset += ms;
    },
  };
};
