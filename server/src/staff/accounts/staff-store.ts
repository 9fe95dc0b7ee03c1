import { type ExpressionBuilder, sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import type { DB } from "../../platform/database/schema.ts";
import type { Staff, StaffPost } from "./staff.ts";

const personColumns = [
  "id",
  "email",
  "name",
  "role",
  "council",
  "registrationNumber",
  "hasRemoteRegistration",
] as const;
const registrationEnd = sql<string | null>`registration_expires_on::text`.as("registrationExpiresOn");

/** A person of the team who was not dismissed, with the hash that a sign-in by code compares. */
export async function findStaffByEmail(
  db: Db,
  email: string,
): Promise<(Staff & { passwordHash: string | null; minutesPerWeek: number }) | undefined> {
  const row = await db
    .selectFrom("staff")
    .select([...personColumns, "passwordHash", "minutesPerWeek"])
    .select(registrationEnd)
    .where("email", "=", email)
    .where("dismissedAt", "is", null)
    .executeTakeFirst();
  return row as (Staff & { passwordHash: string | null; minutesPerWeek: number }) | undefined;
}

export async function findStaff(db: Db, id: string): Promise<Staff | undefined> {
  const row = await db
    .selectFrom("staff")
    .select(personColumns)
    .select(registrationEnd)
    .where("id", "=", id)
    .where("dismissedAt", "is", null)
    .executeTakeFirst();
  return row as Staff | undefined;
}

/** Also of those who left. */
export async function listStaffNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("staff")
    .select(["id", "name"])
    .where((where) => where("id", "=", where.fn.any(where.val([...ids]))))
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Makes the account, or opens again the one with this id: its e-mail, role and registration become the invitation's. */
export async function saveStaff(db: Db, staff: StaffPost & { id: string; createdAt: Date }): Promise<void> {
  const { id: _id, createdAt: _createdAt, ...post } = staff;
  await db
    .insertInto("staff")
    .values(staff)
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ ...post, dismissedAt: null }))
    .execute();
}

/** Serialises changes to one person's factors. */
export async function lockStaff(tx: Db, id: string): Promise<void> {
  await tx.selectFrom("staff").select("id").where("id", "=", id).forUpdate().execute();
}

export async function setStaffPassword(db: Db, id: string, passwordHash: string | null): Promise<void> {
  await db.updateTable("staff").set({ passwordHash }).where("id", "=", id).execute();
}

/** False when the person was dismissed already. */
export async function setDismissed(db: Db, id: string, dismissedAt: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("staff")
    .set({ dismissedAt, passwordHash: null })
    .where("id", "=", id)
    .where("dismissedAt", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function setRegistrationExpiry(db: Db, id: string, expiresOn: string): Promise<void> {
  await db
    .updateTable("staff")
    .set({ registrationExpiresOn: expiresOn })
    .where("id", "=", id)
    .where("council", "is not", null)
    .execute();
}

export async function findAdministrators(db: Db): Promise<{ id: string; email: string; name: string }[]> {
  return db
    .selectFrom("staff")
    .select(["id", "email", "name"])
    .where("role", "=", "admin")
    .where("dismissedAt", "is", null)
    .orderBy("email")
    .execute();
}

/** The id of an e-mail's account, of a dismissed person too: who comes back keeps it. */
export async function findStaffIdOf(db: Db, email: string): Promise<string | undefined> {
  return (await db.selectFrom("staff").select("id").where("email", "=", email).executeTakeFirst())?.id;
}

export type ListedStaff = Staff & { isDismissed: boolean; hasFactor: boolean };

export async function listStaffRows(db: Db): Promise<ListedStaff[]> {
  const rows = await db
    .selectFrom("staff")
    .select(personColumns)
    .select(registrationEnd)
    .select(sql<boolean>`dismissed_at is not null`.as("isDismissed"))
    .select((row) => row.or([hasRow(row, "staffPasskeys"), hasRow(row, "staffTotp")]).as("hasFactor"))
    .orderBy("name")
    .orderBy("id")
    .execute();
  return rows as ListedStaff[];
}

const hasRow = (row: ExpressionBuilder<DB, "staff">, table: "staffPasskeys" | "staffTotp") =>
  row.exists(row.selectFrom(table).select(sql`1`.as("one")).whereRef("staffId", "=", "staff.id"));

/** Registrations that end by that day, and those that ended before today. */
export async function countRegistrations(
  db: Db,
  { today, until }: { today: string; until: string },
): Promise<{ ending: number; ended: number }> {
  return db
    .selectFrom("staff")
    .select(sql<number>`count(*) filter (where registration_expires_on >= ${today}::date)::int`.as("ending"))
    .select(sql<number>`count(*) filter (where registration_expires_on < ${today}::date)::int`.as("ended"))
    .where("dismissedAt", "is", null)
    .where(sql<boolean>`registration_expires_on <= ${until}::date`)
    .executeTakeFirstOrThrow();
}

/** All who were ever of the team, with how many members they look after and when they were last seen. */
export function listTeam(db: Db) {
  return db
    .selectFrom("staff as p")
    .select(["p.id", "p.name", "p.email", "p.role", "p.council", "p.registrationNumber", "p.dismissedAt"])
    .select(sql<string | null>`p.registration_expires_on::text`.as("registrationExpiresOn"))
    .select((of) => [
      of
        .selectFrom("staffAssignments as a")
        .select(sql<number>`count(*)::int`.as("count"))
        .whereRef("a.staffId", "=", "p.id")
        .where("a.until", "is", null)
        .as("members"),
      of
        .selectFrom("staffSessions as s")
        .select((s) => s.fn.max("s.lastUsedAt").as("lastSeenAt"))
        .whereRef("s.staffId", "=", "p.id")
        .as("lastSeenAt"),
    ])
    .orderBy("p.dismissedAt", (order) => order.desc().nullsFirst())
    .orderBy("p.name")
    .execute();
}
