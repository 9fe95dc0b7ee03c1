import { createIdentityLimits, type IdentityLimits } from "../identity/rate-limits.ts";
import { openPool } from "../platform/database/db.ts";
import { test as base } from "./http.ts";

/** Production's rate limits; the other tests raise them, because all their clients share one IP. */
export const test = base
  .extend("guardedLimits", ({ engine, databaseUrl }, { onCleanup }) => {
    const pool = openPool(databaseUrl, { max: 4 });
    onCleanup(() => pool.end());
    return { ...engine.limits, ...(createIdentityLimits(pool, 1) satisfies IdentityLimits) };
  })
  .extend("deps", ({ engine, clock, guardedLimits }) => ({ ...engine, now: clock.now, limits: guardedLimits }));
