import type { Deps } from "../deps.ts";
import { tellTeam } from "./record-lead.ts";
import { claimOverdue } from "./store.ts";

const AT_ONCE = 50;

/** A promise that ran out without a call is said aloud, once. */
export async function escalateOverdue(deps: Pick<Deps, "db" | "jobs" | "team" | "now">): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    for (const lead of await claimOverdue(tx, deps.now(), AT_ONCE)) await tellTeam(deps, tx, "lead-overdue", lead);
  });
}
