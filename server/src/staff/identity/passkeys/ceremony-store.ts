import type { Db } from "../../../platform/database/db.ts";

export type CeremonyPurpose = "invitation" | "sign-in" | "enrolment" | "confirmation";
export type OpenCeremony = { challenge: string; origin: string };

export async function insertCeremony(
  db: Db,
  ceremony: OpenCeremony & { id: string; purpose: CeremonyPurpose; staffId: string | null; expiresAt: Date },
): Promise<void> {
  await db.insertInto("staffCeremonies").values(ceremony).execute();
}

/** Uses a ceremony up, whatever becomes of its answer: deleting it is atomic, so of two answers one finds it. */
export async function takeCeremony(
  db: Db,
  { id, purpose, staffId, now }: { id: string; purpose: CeremonyPurpose; staffId: string | null; now: Date },
): Promise<OpenCeremony | undefined> {
  return db
    .deleteFrom("staffCeremonies")
    .where("id", "=", id)
    .where("purpose", "=", purpose)
    .where("staffId", staffId === null ? "is" : "=", staffId)
    .where("expiresAt", ">", now)
    .returning(["challenge", "origin"])
    .executeTakeFirst();
}

export async function deleteExpiredCeremonies(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("staffCeremonies").where("expiresAt", "<", now).execute();
}

export async function deleteCeremoniesOf(db: Db, staffId: string): Promise<void> {
  await db.deleteFrom("staffCeremonies").where("staffId", "=", staffId).execute();
}
