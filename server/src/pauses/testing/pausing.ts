import { randomUUID } from "node:crypto";
import type { NewPause } from "@app/contract/pause";
import type { PauseReason } from "@app/contract/pause-limits";
import type { PromiseKind } from "@app/engine/promises/promise-kinds";
import type { Deps } from "../../deps.ts";
import { aPlannedMember } from "../../plans/testing/plans.ts";
import { inTransaction } from "../../platform/database/db.ts";
import { addMs, DAY_MS } from "../../platform/time.ts";
import { makePromise } from "../../promises/make-promise.ts";
import { sweepPromises } from "../../promises/sweep-promises.ts";
import { startPause } from "../start-pause.ts";
import { sweepPauses } from "../sweep-pauses.ts";

/** A Monday. */
export const TODAY = new Date("2026-12-14T10:00:00-03:00");
/** Of the definitive plan: five days after the questionnaire. */
export const DUE = addMs(TODAY, 5 * DAY_MS);

export const at = (deps: Deps, moment: Date | string): Deps => ({ ...deps, now: () => new Date(moment) });

/** A member of the Complete plan, with a plan from this morning. */
export const aPausingMember = async (deps: Deps): Promise<string> => (await aPlannedMember(at(deps, TODAY))).accountId;

export const aPause = (from: string, to: string, reason: PauseReason = "viagem"): NewPause => ({
  _id: randomUUID(),
  reason,
  from,
  to,
});

export const pauses = (deps: Deps, accountId: string, pause: NewPause) => startPause(deps, { accountId, pause });

export const promises = (deps: Deps, accountId: string, kind: PromiseKind, subject: string = kind) =>
  inTransaction(deps.db, (tx) => makePromise(deps, tx, { accountId, kind, subject }));

/** What the worker does each minute. */
export async function sweep(deps: Deps): Promise<void> {
  await sweepPauses(deps);
  await sweepPromises(deps);
}

export const promiseOf = ({ db }: Deps, accountId: string, kind: PromiseKind) =>
  db
    .selectFrom("promises")
    .select(["state", "dueAt", "creditDays"])
    .where("accountId", "=", accountId)
    .where("kind", "=", kind)
    .orderBy("startsAt", "desc")
    .executeTakeFirstOrThrow();

export const rowsOf = ({ db }: Deps, accountId: string) =>
  db.selectFrom("planPauses").selectAll().where("accountId", "=", accountId).execute();

export const messagesOf = ({ db }: Deps, accountId: string) =>
  db
    .selectFrom("messages")
    .select(["recipient", "params"])
    .where("accountId", "=", accountId)
    .where("template", "=", "plan-returns")
    .execute();
