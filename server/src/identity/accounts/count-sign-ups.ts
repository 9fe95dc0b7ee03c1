import type { Deps } from "../deps.ts";
import { countAccountsSince } from "./account-store.ts";

const DAY_MS = 24 * 60 * 60_000;

/** Of the last 24 hours, or since a given moment. */
export const countSignUps = (
  { db, now }: Pick<Deps, "db" | "now">,
  since = new Date(now().getTime() - DAY_MS),
): Promise<number> => countAccountsSince(db, since);
