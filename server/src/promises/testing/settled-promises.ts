import { randomUUID } from "node:crypto";
import type { PromiseKind } from "@app/engine/promises/promise-kinds";
import type { Db } from "../../platform/database/db.ts";
import { referenceNumberOf } from "../../platform/reference-number.ts";
import { addMs, HOUR_MS } from "../../platform/time.ts";
import { statusOf } from "../promise.ts";
import { insertPromise } from "../store.ts";

type Settled = {
  accountId: string;
  kind: PromiseKind;
  startsAt: Date;
  /** Hours from the start to the fulfilment; null: never. */
  doneAfter: number | null;
  voidedAt?: Date;
};

/** Promises of the past as the ledger has them on `now`: kept, broken or void. */
export async function putSettled(db: Db, now: Date, promises: readonly Settled[]): Promise<void> {
  for (const { accountId, kind, startsAt, doneAfter, voidedAt = null } of promises) {
    const fulfilledAt = doneAfter === null ? null : addMs(startsAt, doneAfter * HOUR_MS);
    const recorded = { kind, startsAt, hours: null, fulfilledAt, voidedAt };
    const { state, dueAt, creditDays } = statusOf(recorded, [], now);
    const id = randomUUID();
    await insertPromise(db, {
      ...recorded,
      accountId,
      leadId: null,
      id,
      referenceNumber: referenceNumberOf(id),
      subject: id,
      dueAt,
      state,
      breachedAt: state === "breached" ? addMs(dueAt, 1000) : null,
      creditDays,
      ruleVersion: "1",
      checkAt: state === "running" ? dueAt : state === "breached" && !fulfilledAt ? addMs(now, HOUR_MS) : null,
    });
  }
}
