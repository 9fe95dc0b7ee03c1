import type { PromisePause } from "@app/engine/promises/pauses";
import { sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import type { StoredPromise } from "../promise.ts";

/** What a pause by the team rests on. */
export type PauseEvidence = { messageSent?: boolean; nudges?: number; silentDays?: number };

export async function insertPause(
  tx: Db,
  { accountId, id }: Pick<StoredPromise, "accountId" | "id">,
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
  { id }: Pick<StoredPromise, "id">,
  { actor, at }: { actor: PromisePause["actor"]; at: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable("promisePauses")
    .set({ endsAt: at })
    .where("promiseId", "=", id)
    .where("actor", "=", actor)
    .where("endsAt", "is", null)
    .returning("promiseId")
    .executeTakeFirst();
  return row !== undefined;
}

/** Of a member: the promises whose clock the team has stopped for one of these reasons. */
export async function listTeamPauses(
  db: Db,
  accountId: string,
  reasons: readonly string[],
): Promise<Pick<StoredPromise, "kind" | "subject">[]> {
  const rows = await db
    .selectFrom("promisePauses")
    .innerJoin("promises", "promises.id", "promisePauses.promiseId")
    .select(["promises.kind", "promises.subject"])
    .where("promisePauses.accountId", "=", accountId)
    .where("promisePauses.actor", "=", "equipe")
    .where("promisePauses.endsAt", "is", null)
    .where((where) => where("promisePauses.reason", "=", where.fn.any(where.val([...reasons]))))
    .orderBy("promises.id")
    .execute();
  return rows as Pick<StoredPromise, "kind" | "subject">[];
}

/** A pause that has not ended, with the name in the event that recorded it. */
export type OpenPause = Pick<PromisePause, "from" | "reason" | "actor"> & { promiseId: string; by: string | null };
export type TeamPause = Pick<PromisePause, "from" | "to" | "reason"> & {
  promiseId: string;
  by: string | null;
  /** Who ended it: a person of the team by name, or "membro". */
  endedBy: string | null;
};

/** Every pause of a member's promises that has not ended. */
export async function listUnended(db: Db, accountId: string): Promise<OpenPause[]> {
  const rows = await db
    .selectFrom("promisePauses as p")
    .select(["p.promiseId", "p.startsAt as from", "p.reason", "p.actor"])
    .select((where) =>
      where
        .selectFrom("promiseEvents as e")
        .select("e.by")
        .whereRef("e.promiseId", "=", "p.promiseId")
        .whereRef("e.at", "=", "p.startsAt")
        .where("e.event", "=", "paused")
        .orderBy("e.id")
        .limit(1)
        .as("by"),
    )
    .where("p.accountId", "=", accountId)
    .where("p.endsAt", "is", null)
    .execute();
  return rows.map((row) => ({ ...row, actor: row.actor as PromisePause["actor"] }));
}

/** What the team stopped of a member's promises, ended or not, the newest first. */
export async function listTeamHistory(db: Db, accountId: string, limit: number): Promise<TeamPause[]> {
  const { rows } = await sql<TeamPause>`
    select p.promise_id, p.starts_at as "from", p.ends_at as "to", p.reason,
      (select e.by from promise_events e
        where e.promise_id = p.promise_id and e.event = 'paused' and e.at = p.starts_at order by e.id limit 1) as by,
      (select e.by from promise_events e
        where e.promise_id = p.promise_id and e.event = 'resumed' and e.at = p.ends_at order by e.id limit 1) as ended_by
    from promise_pauses p
    where p.account_id = ${accountId} and p.actor = 'equipe'
    order by p.starts_at desc, p.promise_id
    limit ${limit}`.execute(db);
  return rows;
}

/** The pauses of these promises, by promise. */
export async function listPauses(
  db: Db,
  promises: readonly Pick<StoredPromise, "id">[],
): Promise<Map<string, PromisePause[]>> {
  const pauses = new Map<string, PromisePause[]>(promises.map(({ id }) => [id, []]));
  if (promises.length === 0) return pauses;
  const rows = await db
    .selectFrom("promisePauses")
    .selectAll()
    .where((where) => where("promiseId", "=", where.fn.any(where.val([...pauses.keys()]))))
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

export async function pausesOf(db: Db, promise: Pick<StoredPromise, "id">): Promise<PromisePause[]> {
  return (await listPauses(db, [promise])).get(promise.id) ?? [];
}

/** Of these accounts, those with a running promise, begun by `now`, that has no open pause of this actor. */
export async function listWithoutPause(
  db: Db,
  asked: {
    accountIds: readonly string[];
    kinds: readonly string[];
    now: Date;
    actor: PromisePause["actor"];
  },
): Promise<string[]> {
  const rows = await db
    .selectFrom("promises as p")
    .select("p.accountId")
    .distinct()
    .where((where) => where("p.accountId", "=", where.fn.any(where.val([...asked.accountIds]))))
    .where((where) => where("p.kind", "=", where.fn.any(where.val([...asked.kinds]))))
    .where("p.state", "=", "running")
    .where("p.startsAt", "<=", asked.now)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom("promisePauses as s")
            .select("s.promiseId")
            .whereRef("s.promiseId", "=", "p.id")
            .where("s.actor", "=", asked.actor)
            .where("s.endsAt", "is", null),
        ),
      ),
    )
    .execute();
  return rows.flatMap(({ accountId }) => accountId ?? []);
}
