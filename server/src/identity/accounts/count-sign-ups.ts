import { DAY_MS } from "../../platform/time/durations.ts";
import type { Deps } from "../deps.ts";
import { countAccountsSince } from "./account-store.ts";

/** Of the last 24 hours, or since a given moment. */
export const countSignUps = (
  { db, now }: Pick<Deps, "db" | "now">,
  since = new Date(now().getTime() - DAY_MS),
): Promise<number> => countAccountsSince(db, since);
