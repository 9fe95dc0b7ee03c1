import { randomUUID } from "node:crypto";
import type { DataExport as DataExportView } from "@app/contract/privacy";
import type { Deps } from "../deps.ts";
import type { Account } from "../identity/account.ts";
import { inTransaction } from "../platform/db.ts";
import { nextExportAt, viewOf } from "./data-export.ts";
import { lockPerson } from "./erasure-store.ts";
import { findExport, replaceExport } from "./export-store.ts";

/** "There is a copy to build": the handler takes everything due, not just what rang. */
export const BUILD_EXPORTS = "build-exports";

/** A copy of everything, built by the worker. Asked again within the hour, the answer is the one there is. */
export function requestExport(
  { db, jobs, now }: Pick<Deps, "db" | "jobs" | "now">,
  account: Account,
): Promise<DataExportView> {
  return inTransaction(db, async (tx) => {
    const at = now();
    // Two requests at once are one.
    await lockPerson(tx, account.id);
    const last = await findExport(tx, account.id);
    if (last && nextExportAt(last) > at) return viewOf(last, at);
    const asked = await replaceExport(tx, { id: randomUUID(), accountId: account.id, requestedAt: at });
    await jobs.enqueue(tx, BUILD_EXPORTS, {});
    return viewOf(asked, at);
  });
}
