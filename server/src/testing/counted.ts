import { createSharedDeps } from "../deps.ts";
import { parseEnv } from "../env.ts";
import { openPool } from "../platform/database/db.ts";
import { test as base } from "./http.ts";
import { recordStatements } from "./recorder.ts";

/** The API on a pool of its own that records every statement. */
export const test = base
  .extend("pool", ({ databaseUrl }) => openPool(databaseUrl, { max: 4 }))
  .extend("statements", ({ pool }) => recordStatements(pool))
  .extend("deps", async ({ pool, statements, engine, clock, databaseUrl, simulators }, { onCleanup }) => {
    const env = parseEnv({
      DATABASE_URL: databaseUrl,
      IP_LIMIT_FACTOR: "100",
      HASHING_COST: "least",
      ...simulators.env,
    });
    const shared = createSharedDeps(env, pool);
    onCleanup(() => shared.db.destroy());
    void statements;
    return { ...engine, ...shared, composer: engine.composer, now: clock.now };
  });
