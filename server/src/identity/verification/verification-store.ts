import type { Db } from "../../platform/database/db.ts";

export type Purpose = "verify" | "reset" | "release";
export type Verification = {
  id: string;
  accountId: string;
  purpose: Purpose;
  channel: "email" | "phone";
  address: string;
};

type NewVerification = Verification & { hasCode: boolean; createdAt: Date; expiresAt: Date };

export async function insertVerification(tx: Db, verification: NewVerification): Promise<void> {
  await tx.insertInto("verifications").values(verification).execute();
}

/** Wrong codes end the code and never its link, which cannot be guessed. */
const MAX_WRONG_CODES = 5;

const open = (db: Db, now: Date) =>
  db
    .selectFrom("verifications")
    .select(["id", "accountId", "purpose", "channel", "address"])
    .where("usedAt", "is", null)
    .where("expiresAt", ">", now);

export async function findOpenVerification(db: Db, id: string, now: Date): Promise<Verification | undefined> {
  return (await open(db, now).where("id", "=", id).executeTakeFirst()) as Verification | undefined;
}

/** A code is typed without its verification's id: only the newest one sent to the contact counts. */
export async function findNewestVerification(
  db: Db,
  accountId: string,
  address: string,
  now: Date,
): Promise<Verification | undefined> {
  return (await open(db, now)
    .where("accountId", "=", accountId)
    .where("address", "=", address)
    .where("hasCode", "=", true)
    .orderBy("createdAt", "desc")
    .limit(1)
    .executeTakeFirst()) as Verification | undefined;
}

/** For a signed-in member: the newest one sent by this channel, to any address. */
export async function findNewestVerificationBy(
  db: Db,
  accountId: string,
  channel: Verification["channel"],
  now: Date,
): Promise<Verification | undefined> {
  return (await open(db, now)
    .where("accountId", "=", accountId)
    .where("channel", "=", channel)
    .where("purpose", "=", "verify")
    .where("hasCode", "=", true)
    .orderBy("createdAt", "desc")
    .limit(1)
    .executeTakeFirst()) as Verification | undefined;
}

/** A visitor who knows the address, or its signed-in owner. Each has an attempt counter of their own. */
export type Typist = "visitor" | "signed-in";
const counterOf = { visitor: "wrongCodes", "signed-in": "wrongCodesSignedIn" } as const;

/** Counts before the code is compared, so that concurrent guesses gain nothing. False when no attempt is left. */
export async function consumeGuess(db: Db, id: string, typist: Typist): Promise<boolean> {
  const counter = counterOf[typist];
  const counted = await db
    .updateTable("verifications")
    .set((row) => ({ [counter]: row(counter, "+", 1) }))
    .where("id", "=", id)
    .where(counter, "<", MAX_WRONG_CODES)
    .returning("id")
    .executeTakeFirst();
  return counted !== undefined;
}

/** Returns the attempt of a right code. */
export async function refundGuess(db: Db, id: string, typist: Typist): Promise<void> {
  const counter = counterOf[typist];
  await db
    .updateTable("verifications")
    .set((row) => ({ [counter]: row(counter, "-", 1) }))
    .where("id", "=", id)
    .execute();
}

/** False when it was already used: a link works once. */
export async function consumeVerification(tx: Db, id: string, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable("verifications")
    .set({ usedAt: now })
    .where("id", "=", id)
    .where("usedAt", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
