import { sql } from "kysely";
import type { Db } from "../../../platform/database/db.ts";

export type Passkey = {
  id: string;
  staffId: string;
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
};

export async function insertPasskey(
  db: Db,
  passkey: Passkey & { device: string | null; createdAt: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("staffPasskeys")
    .values({ ...passkey, lastUsedAt: null })
    .onConflict((conflict) => conflict.column("credentialId").doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** A dismissed person's key is unknown. */
export async function findPasskey(db: Db, credentialId: string): Promise<Passkey | undefined> {
  const row = await db
    .selectFrom("staffPasskeys as k")
    .innerJoin("staff as p", "p.id", "k.staffId")
    .select(["k.id", "k.staffId", "k.credentialId", "k.publicKey", "k.counter", "k.transports"])
    .where("k.credentialId", "=", credentialId)
    .where("p.dismissedAt", "is", null)
    .executeTakeFirst();
  return row && { ...row, counter: Number(row.counter) };
}

export async function listPasskeys(db: Db, staffId: string) {
  return db
    .selectFrom("staffPasskeys")
    .select(["id", "credentialId", "transports", "device", "createdAt", "lastUsedAt"])
    .where("staffId", "=", staffId)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
}

/** False when another answer moved the counter on meanwhile. Authenticators without a counter always say zero. */
export async function advanceCounter(db: Db, id: string, counter: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("staffPasskeys")
    .set({ counter, lastUsedAt: now })
    .where("id", "=", id)
    .where(sql<boolean>`(counter < ${counter} or (counter = 0 and ${counter} = 0))`)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function deletePasskey(db: Db, staffId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("staffPasskeys")
    .where("id", "=", id)
    .where("staffId", "=", staffId)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

export async function deletePasskeysOf(db: Db, staffId: string): Promise<void> {
  await db.deleteFrom("staffPasskeys").where("staffId", "=", staffId).execute();
}

export type CeremonyPurpose = "invitation" | "sign-in" | "enrolment" | "confirmation";
type OpenCeremony = { challenge: string; origin: string };

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
