import { forEachDue } from "../../platform/jobs/due-rows.ts";
import type { Deps } from "../deps.ts";
import { dropExpiredGrants, dropPurchases, lockExpired } from "./erasure-store.ts";

/** Deletes what the law retained of deleted accounts as soon as its retention ends. */
export async function eraseExpired(deps: Pick<Deps, "db" | "now" | "log">): Promise<void> {
  await forEachDue(deps, {
    sweep: "erase-expired",
    take: lockExpired,
    keyOf: ({ referenceNumber }) => referenceNumber,
    work: dropPurchases,
  });
  await dropExpiredGrants(deps.db, deps.now());
}
