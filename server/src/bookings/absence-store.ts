import type { ProfessionalKey } from "@app/contract/bookings";
import type { Db } from "../platform/database/db.ts";

/** Hours in which a professional takes no calls. */
export type Absence = {
  id: string;
  professional: ProfessionalKey;
  staffId: string;
  startsAt: Date;
  endsAt: Date;
  createdAt: Date;
};
export type Hours = { from: Date; to: Date };

const MAX_LISTED = 1_000;

/** False when the key is stored already. */
export async function insertAbsence(tx: Db, absence: Absence): Promise<boolean> {
  const row = await tx
    .insertInto("bookingAbsences")
    .values(absence)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Those of these people that touch these hours, the earliest first. */
export async function listAbsences(db: Db, staffIds: readonly string[], { from, to }: Hours): Promise<Absence[]> {
  const rows = await db
    .selectFrom("bookingAbsences")
    .selectAll()
    .where((where) => where("staffId", "=", where.fn.any(where.val([...staffIds]))))
    .where("endsAt", ">", from)
    .where("startsAt", "<", to)
    .orderBy("startsAt")
    .limit(MAX_LISTED)
    .execute();
  return rows as Absence[];
}

export function listAbsencesBetween(
  db: Db,
  { from, to }: Hours,
): Promise<Pick<Absence, "staffId" | "startsAt" | "endsAt">[]> {
  return db
    .selectFrom("bookingAbsences")
    .select(["staffId", "startsAt", "endsAt"])
    .where("endsAt", ">", from)
    .where("startsAt", "<", to)
    .orderBy("startsAt")
    .execute();
}
