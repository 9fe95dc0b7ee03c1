import { sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import { ipKey } from "../../platform/http/ip-key.ts";
import type { Staff } from "../accounts/staff.ts";

export type StaffSession = {
  staff: Staff;
  sessionId: string;
  scope: "full" | "enrolment";
  expiresAt: Date;
  lastUsedAt: Date;
  confirmedAt: Date | null;
  /** The second factor of that moment; null: none yet, or of a session older than the column. */
  confirmedWith: "passkey" | "totp" | null;
};

/** One indexed look-up by the token's hash; a dismissed person has no session. */
export async function findStaffSession(db: Db, tokenHash: Buffer, now: Date): Promise<StaffSession | undefined> {
  const row = await db
    .selectFrom("staffSessions as s")
    .innerJoin("staff as p", "p.id", "s.staffId")
    .select(["p.id", "p.email", "p.name", "p.role", "p.council", "p.registrationNumber", "p.hasRemoteRegistration"])
    .select(sql<string | null>`p.registration_expires_on::text`.as("registrationExpiresOn"))
    .select(["s.id as sessionId", "s.scope", "s.expiresAt", "s.lastUsedAt", "s.confirmedAt", "s.confirmedWith"])
    .where("s.tokenHash", "=", tokenHash)
    .where("s.expiresAt", ">", now)
    .where("p.dismissedAt", "is", null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { sessionId, scope, expiresAt, lastUsedAt, confirmedAt, confirmedWith, ...staff } = row;
  return {
    staff: staff as Staff,
    sessionId,
    scope: scope as StaffSession["scope"],
    expiresAt,
    lastUsedAt,
    confirmedAt,
    confirmedWith: confirmedWith as StaffSession["confirmedWith"],
  };
}

export async function touchStaffSession(db: Db, sessionId: string, now: Date): Promise<void> {
  await db.updateTable("staffSessions").set({ lastUsedAt: now }).where("id", "=", sessionId).execute();
}

export async function insertStaffSession(
  db: Db,
  session: {
    id: string;
    staffId: string;
    tokenHash: Buffer;
    scope: StaffSession["scope"];
    createdAt: Date;
    lastUsedAt: Date;
    expiresAt: Date;
    confirmedAt: Date | null;
    confirmedWith: StaffSession["confirmedWith"];
    userAgent: string | null;
    ip: string;
  },
): Promise<void> {
  await db.insertInto("staffSessions").values(session).execute();
}

export async function deleteStaffSession(db: Db, staffId: string, sessionId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("staffSessions")
    .where("id", "=", sessionId)
    .where("staffId", "=", staffId)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

export async function deleteStaffSessions(db: Db, staffId: string): Promise<void> {
  await db.deleteFrom("staffSessions").where("staffId", "=", staffId).execute();
}

export async function listStaffSessions(db: Db, staffId: string, now: Date) {
  return db
    .selectFrom("staffSessions")
    .select(["id", "userAgent", "createdAt", "lastUsedAt"])
    .select(sql<string>`host(ip)`.as("ip"))
    .where("staffId", "=", staffId)
    .where("expiresAt", ">", now)
    .orderBy("lastUsedAt", "desc")
    .orderBy("id")
    .execute();
}

export async function confirmStaffSession(
  db: Db,
  sessionId: string,
  confirmed: { confirmedAt: Date; confirmedWith: "passkey" | "totp" },
): Promise<void> {
  await db.updateTable("staffSessions").set(confirmed).where("id", "=", sessionId).execute();
}

/** Whether the person was signed in from this IP's network in the last month. */
export async function wasStaffUsedFrom(db: Db, staffId: string, ip: string): Promise<boolean> {
  const row = await db
    .selectFrom("staffSessions")
    .select("id")
    .where("staffId", "=", staffId)
    .where(sql<boolean>`ip <<= ${ipKey(ip)}::inet`)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteSessionsExpiredBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom("staffSessions").where("expiresAt", "<", moment).execute();
}
