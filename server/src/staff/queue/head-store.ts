import { sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";

/** How many tasks are done, by professional; a professional whose queue changed otherwise has 0. */
export type Changed = Map<string, number>;

/** By key, so that two transactions never wait for each other. */
export async function moveHeads(tx: Db, changed: Changed, today: string): Promise<void> {
  if (changed.size === 0) return;
  const staffIds = [...changed.keys()].toSorted();
  const done = staffIds.map((id) => changed.get(id) ?? 0);
  await sql`
    insert into attention_heads (staff_id, rev, done_on, done)
    select staff_id, 1, ${today}::date, done from unnest(${staffIds}::uuid[], ${done}::int[]) as r (staff_id, done)
    order by staff_id
    on conflict (staff_id) do update set rev = attention_heads.rev + 1, done_on = excluded.done_on,
      done = excluded.done + case when attention_heads.done_on = excluded.done_on then attention_heads.done else 0 end
  `.execute(tx);
}

/** One row by its key. */
export async function findHead(db: Db, staffId: string, today: string): Promise<{ rev: string; doneToday: number }> {
  const row = await db
    .selectFrom("attentionHeads")
    .select(["rev", sql<number>`case when done_on = ${today}::date then done else 0 end`.as("doneToday")])
    .where("staffId", "=", staffId)
    .executeTakeFirst();
  return row ?? { rev: "0", doneToday: 0 };
}
