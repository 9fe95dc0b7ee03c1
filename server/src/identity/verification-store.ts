import type { Db } from "../platform/db.ts";

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

/** Wrong codes end the code and never its link, which nobody can guess. */
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

/** A code is typed without its verification's id: only the newest one sent to the address counts. */
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

/** For whoever is signed in: the newest one sent by this channel, to whichever address. */
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

/** Who types: anybody who knows the address, or its owner signed in. Each has tries of their own. */
export type Typist = "anybody" | "signed-in";
const counterOf = { anybody: "wrongCodes", "signed-in": "wrongCodesSignedIn" } as const;

/** Counted before the code is compared, so that parallel guesses gain nothing. False when none is left. */
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

/** The code was right after all. */
export async function refundGuess(db: Db, id: string, typist: Typist): Promise<void> {
  const counter = counterOf[typist];
  await db
    .updateTable("verifications")
    .set((row) => ({ [counter]: row(counter, "-", 1) }))
    .where("id", "=", id)
    .execute();
}

/** False when it was used in the meantime: a link works once. */
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
