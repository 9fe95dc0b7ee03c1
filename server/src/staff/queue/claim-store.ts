import { sql } from "kysely";
import { asRecords, type Db } from "../../platform/database/db.ts";
import type { Assignment } from "../assignments/assignment-store.ts";

type Claim = { accountId: string; staff: { id: string; name: string }; now: Date; until: Date; isTakeOver: boolean };
type Claimed = { staffId: string; isClaimed: boolean; formerId: string | null };

/**
 * One statement: the rows of both professions are locked in their order, and each is taken only if it is free, one's own,
 * expired or taken over. Who waited for the lock sees what the one before wrote.
 */
export async function claimRows(tx: Db, { accountId, staff, now, until, isTakeOver }: Claim): Promise<Claimed[]> {
  const { rows } = await sql<Claimed>`
    with task as materialized (
      select role, staff_id, claimed_by, lease_until from attention where account_id = ${accountId}
      order by role for update
    ), claimed as (
      update attention a set claimed_by = ${staff.id}, claimed_name = ${staff.name}, lease_until = ${until}
      from task where a.account_id = ${accountId} and a.role = task.role
        and (a.claimed_by is null or a.claimed_by = ${staff.id} or a.lease_until <= ${now} or ${isTakeOver}::boolean)
      returning a.role
    )
    select task.staff_id, claimed.role is not null as is_claimed,
      case when task.claimed_by <> ${staff.id} and task.lease_until > ${now} then task.claimed_by end as former_id
    from task left join claimed using (role)`.execute(tx);
  return rows;
}

/** The professionals whose queues show it; none: it was not theirs to give back. */
export async function releaseRows(tx: Db, accountId: string, staffId: string): Promise<string[]> {
  const { rows } = await sql<{ staffId: string }>`
    with task as materialized (
      select role from attention where account_id = ${accountId} order by role for update
    )
    update attention a set claimed_by = null, claimed_name = null, lease_until = null
    from task where a.account_id = ${accountId} and a.role = task.role and a.claimed_by = ${staffId}
    returning a.staff_id`.execute(tx);
  return rows.map((row) => row.staffId);
}

/** Never past what is due. False: there is no such row, or it is due before. */
export async function postponeRow(
  tx: Db,
  { accountId, staffId, until }: { accountId: string; staffId: string; until: Date | null },
): Promise<boolean> {
  const row = await tx
    .updateTable("attention")
    .set({ postponedUntil: until })
    .where("accountId", "=", accountId)
    .where("staffId", "=", staffId)
    .where(sql<boolean>`(${until}::timestamptz is null or due_at is null or ${until}::timestamptz <= due_at)`)
    .returning("accountId")
    .executeTakeFirst();
  return row !== undefined;
}

export async function clearClaimsOf(tx: Db, staffId: string): Promise<void> {
  await tx
    .updateTable("attention")
    .set({ claimedBy: null, claimedName: null, leaseUntil: null })
    .where("claimedBy", "=", staffId)
    .execute();
}

/** To the professionals who take over; postponements are the former one's. */
export async function moveRows(tx: Db, assignments: readonly Assignment[]): Promise<void> {
  if (assignments.length === 0) return;
  const records = assignments.map(({ accountId, role, staffId }) => ({
    account_id: accountId,
    role,
    staff_id: staffId,
  }));
  await sql`
    update attention a set staff_id = r.staff_id, postponed_until = null
    from jsonb_to_recordset(${asRecords(records)}::jsonb) as r (account_id uuid, role text, staff_id uuid)
    where a.account_id = r.account_id and a.role = r.role`.execute(tx);
}
