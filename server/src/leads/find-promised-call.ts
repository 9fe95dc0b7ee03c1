import { DAY_MS } from "../platform/time/durations.ts";
import type { Deps } from "./deps.ts";
import { findNewestLead } from "./store.ts";

const SHOWN_FOR_MS = 30 * DAY_MS;

export type PromisedCall = { dueAt: Date; contactedAt: Date | null };

/** The call this member recently requested, and whether it was made. */
export const findPromisedCall = (
  { db, now }: Pick<Deps, "db" | "now">,
  accountId: string,
): Promise<PromisedCall | undefined> => findNewestLead(db, accountId, new Date(now().getTime() - SHOWN_FOR_MS));
