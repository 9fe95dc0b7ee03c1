import { sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import type { Staff } from "../accounts/staff.ts";

export type StaffSession = {
  staff: Staff;
  sessionId: string;
  scope: "full" | "enrolment";
  expiresAt: Date;
  lastUsedAt: Date;
  confirmedAt: Date | null;
};

/** One indexed look-up by the token's hash; a dismissed person has no session. */
export async function findStaffSession(db: Db, tokenHash: Buffer, now: Date): Promise<StaffSession | undefined> {
  const row = await db
    .selectFrom("staffSessions as s")
    .innerJoin("staff as p", "p.id", "s.staffId")
    .select(["p.id", "p.email", "p.name", "p.role", "p.council", "p.registrationNumber", "p.hasRemoteRegistration"])
    .select(sql<string | null>`p.registration_expires_on::text`.as("registrationExpiresOn"))
    .select(["s.id as sessionId", "s.scope", "s.expiresAt", "s.lastUsedAt", "s.confirmedAt"])
    .where("s.tokenHash", "=", tokenHash)
    .where("s.expiresAt", ">", now)
    .where("p.dismissedAt", "is", null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { sessionId, scope, expiresAt, lastUsedAt, confirmedAt, ...staff } = row;
  return {
    staff: staff as Staff,
    sessionId,
    scope: scope as StaffSession["scope"],
    expiresAt,
    lastUsedAt,
    confirmedAt,
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
    userAgent: string | null;
    ip: string;
  },
): Promise<void> {
  await db.insertInto("staffSessions").values(session).execute();
}
