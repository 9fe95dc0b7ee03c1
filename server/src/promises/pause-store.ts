import type { PromisePause } from "@app/engine/promises/pauses";
import type { Db } from "../platform/database/db.ts";
import type { StoredPromise } from "./promise.ts";

type Owner = Pick<StoredPromise, "accountId" | "id">;

/** What a pause by the team rests on. */
export type PauseEvidence = { messageSent?: boolean; nudges?: number; silentDays?: number };

export async function insertPause(
  tx: Db,
  { accountId, id }: Owner,
  { from, reason, actor, messageSent, nudges, silentDays }: PromisePause,
): Promise<void> {
  await tx
    .insertInto("promisePauses")
    .values({
      accountId,
      promiseId: id,
      startsAt: from,
      reason,
      actor,
      messageSent: messageSent ?? null,
      nudges: nudges ?? null,
      silentDays: silentDays ?? null,
    })
    .execute();
}

/** False when none of this actor's was open. */
export async function endPause(
  tx: Db,
  { accountId, id }: Owner,
  { actor, at }: { actor: PromisePause["actor"]; at: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable("promisePauses")
    .set({ endsAt: at })
    .where("accountId", "=", accountId)
    .where("promiseId", "=", id)
    .where("actor", "=", actor)
    .where("endsAt", "is", null)
    .returning("promiseId")
    .executeTakeFirst();
  return row !== undefined;
}

/** The pauses of these promises, by promise. */
export async function listPauses(db: Db, promises: readonly Owner[]): Promise<Map<string, PromisePause[]>> {
  const pauses = new Map<string, PromisePause[]>(promises.map(({ id }) => [id, []]));
  if (promises.length === 0) return pauses;
  const rows = await db
    .selectFrom("promisePauses")
    .selectAll()
    .where("accountId", "in", [...new Set(promises.map(({ accountId }) => accountId))])
    .where("promiseId", "in", [...pauses.keys()])
    .orderBy("startsAt")
    .execute();
  for (const { promiseId, startsAt, endsAt, reason, actor, messageSent, nudges, silentDays } of rows) {
    const pause: PromisePause = { from: startsAt, to: endsAt, reason, actor: actor as PromisePause["actor"] };
    if (messageSent !== null) pause.messageSent = messageSent;
    if (nudges !== null) pause.nudges = nudges;
    if (silentDays !== null) pause.silentDays = silentDays;
    pauses.get(promiseId)?.push(pause);
  }
  return pauses;
}

export async function pausesOf(db: Db, promise: Owner): Promise<PromisePause[]> {
  return (await listPauses(db, [promise])).get(promise.id) ?? [];
}
