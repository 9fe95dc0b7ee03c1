import { randomUUID } from "node:crypto";
import type { DataExport as DataExportView } from "@app/contract/privacy";
import type { Account } from "../../identity/accounts/account.ts";
import { inTransaction } from "../../platform/database/db.ts";
import { makePromise } from "../../promises/make-promise.ts";
import type { Deps } from "../deps.ts";
import { lockPerson } from "../erasure/erasure-store.ts";
import { nextExportAt, viewOf } from "./data-export.ts";
import { findExport, replaceExport } from "./export-store.ts";

/** Wakes the worker: the handler builds every export that is due, not only this one. */
export const BUILD_EXPORTS = "build-exports";

/** Queues an export for the worker. Within the hour, a repeated request returns the existing one. */
export function requestExport(
  { db, jobs, now }: Pick<Deps, "db" | "jobs" | "now">,
  account: Account,
): Promise<DataExportView> {
  return inTransaction(db, async (tx) => {
    const at = now();
    // Concurrent requests create one export.
    await lockPerson(tx, account.id);
    const last = await findExport(tx, account.id);
    if (last && nextExportAt(last) > at) return viewOf(last, at);
    const requested = await replaceExport(tx, { id: randomUUID(), accountId: account.id, requestedAt: at });
    await makePromise({ now }, tx, { accountId: account.id, kind: "data-request-now", subject: requested.id });
    await jobs.enqueue(tx, BUILD_EXPORTS, {});
    return viewOf(requested, at);
  });
}
