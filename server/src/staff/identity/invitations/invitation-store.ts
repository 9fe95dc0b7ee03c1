import { sql } from "kysely";
import type { Db } from "../../../platform/database/db.ts";
import type { StaffPost } from "../../accounts/staff.ts";

export type Invitation = StaffPost & { id: string; staffId: string; expiresAt: Date };

/** Replaces an unused invitation of the same e-mail, whose link ends. */
export async function replaceInvitation(
  tx: Db,
  invitation: Invitation & { tokenHash: Buffer; createdAt: Date },
): Promise<void> {
  await tx.deleteFrom("staffInvitations").where("email", "=", invitation.email).where("usedAt", "is", null).execute();
  await tx
    .insertInto("staffInvitations")
    .values({ ...invitation, usedAt: null })
    .execute();
}

const columns = [
  "id",
  "staffId",
  "email",
  "name",
  "role",
  "council",
  "registrationNumber",
  "hasRemoteRegistration",
  "minutesPerWeek",
  "expiresAt",
] as const;
const expiresOn = sql<string | null>`registration_expires_on::text`.as("registrationExpiresOn");

export async function findInvitation(db: Db, tokenHash: Buffer, now: Date): Promise<Invitation | undefined> {
  const row = await db
    .selectFrom("staffInvitations")
    .select(columns)
    .select(expiresOn)
    .where("tokenHash", "=", tokenHash)
    .where("usedAt", "is", null)
    .where("expiresAt", ">", now)
    .executeTakeFirst();
  return row as Invitation | undefined;
}

/** One statement: of two acceptances at once one finds it unused. */
export async function useInvitation(db: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("staffInvitations")
    .set({ usedAt: now })
    .where("id", "=", id)
    .where("usedAt", "is", null)
    .where("expiresAt", ">", now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function deleteInvitationsOf(db: Db, email: string): Promise<void> {
  await db.deleteFrom("staffInvitations").where("email", "=", email).execute();
}

/** Used ones too: what they said stands in the account. */
export async function deleteInvitationsExpiredBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom("staffInvitations").where("expiresAt", "<", moment).execute();
}

export async function listOpenInvitations(db: Db, now: Date) {
  return db
    .selectFrom("staffInvitations")
    .select(["email", "name", "role", "expiresAt"])
    .where("usedAt", "is", null)
    .where("expiresAt", ">", now)
    .orderBy("expiresAt")
    .execute();
}
