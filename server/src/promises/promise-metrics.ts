import { addMs, HOUR_MS } from "../platform/time/durations.ts";
import type { Deps } from "./deps.ts";
import { countBreaches, countPromises } from "./store.ts";

const SOON_MS = 4 * HOUR_MS;

/** What members still wait for, by kind of promise. */
export const openPromises = ({ db, now }: Pick<Deps, "db" | "now">) =>
  countPromises(db, { soon: addMs(now(), SOON_MS), minLengthMs: SOON_MS });

/** How many promises were broken since then, by kind. */
export const brokenPromises = ({ db }: Pick<Deps, "db">, since: Date) => countBreaches(db, since);
