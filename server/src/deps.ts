import { availableParallelism } from "node:os";
import type { Logger } from "pino";
import type { Env } from "./env.ts";
import { type Db, openDb } from "./platform/db.ts";
import { type Gate, openGate } from "./platform/gate.ts";
import { type Jobs, openJobs } from "./platform/jobs.ts";
import type { AdPlatform } from "./tracking/ads.ts";
import { metaAds } from "./tracking/meta/meta-ads.ts";

/** The outside world, built once. A use case names in its signature the parts it touches. */
export type Deps = {
  log: Logger;
  db: Db;
  jobs: Jobs;
  ads: AdPlatform[];
  /** Password hashing takes 19 MiB and a core for a while: a bounded number at once. */
  hashing: Gate;
  now: () => Date;
};

export async function openDeps(
  env: Env,
  { log, role }: { log: Logger; role: "api" | "worker" },
): Promise<{ deps: Deps; close: () => Promise<void> }> {
  const db = openDb(env.DATABASE_URL, { max: env.DATABASE_POOL, name: role });
  const jobs = await openJobs(env.DATABASE_URL, { log, supervise: role === "worker" });
  const ads = [
    metaAds({ url: env.META_URL, version: env.META_API_VERSION, pixelId: env.META_PIXEL_ID, token: env.META_TOKEN }),
  ];
  const hashing = openGate({ slots: availableParallelism(), waiting: 2_000 });

  return {
    deps: { log, db, jobs, ads, hashing, now: () => new Date() },
    async close() {
      await jobs.close();
      await db.destroy();
    },
  };
}
