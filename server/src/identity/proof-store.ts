import type { Db } from "../platform/db.ts";

export type Purpose = "prove" | "reset" | "release";
export type Proof = {
  id: string;
  accountId: string;
  purpose: Purpose;
  channel: "email" | "phone";
  address: string;
};

type NewProof = Proof & { hasCode: boolean; createdAt: Date; expiresAt: Date };

export async function insertProof(tx: Db, proof: NewProof): Promise<void> {
  await tx.insertInto("proofs").values(proof).execute();
}

/** Wrong codes end the code and never its link, which nobody can guess. */
const MOST_WRONG_CODES = 5;

const open = (db: Db, now: Date) =>
  db
    .selectFrom("proofs")
    .select(["id", "accountId", "purpose", "channel", "address"])
    .where("usedAt", "is", null)
    .where("expiresAt", ">", now);

export async function findOpenProof(db: Db, id: string, now: Date): Promise<Proof | undefined> {
  return (await open(db, now).where("id", "=", id).executeTakeFirst()) as Proof | undefined;
}

/** A code is typed without its proof's id: only the newest one sent to the address counts. */
export async function findNewestProof(
  db: Db,
  accountId: string,
  address: string,
  now: Date,
): Promise<Proof | undefined> {
  return (await open(db, now)
    .where("accountId", "=", accountId)
    .where("address", "=", address)
    .where("hasCode", "=", true)
    .orderBy("createdAt", "desc")
    .limit(1)
    .executeTakeFirst()) as Proof | undefined;
}

/** For whoever is signed in: the newest one sent by this channel, to whichever address. */
export async function findNewestProofBy(
  db: Db,
  accountId: string,
  channel: Proof["channel"],
  now: Date,
): Promise<Proof | undefined> {
  return (await open(db, now)
    .where("accountId", "=", accountId)
    .where("channel", "=", channel)
    .where("purpose", "=", "prove")
    .where("hasCode", "=", true)
    .orderBy("createdAt", "desc")
    .limit(1)
    .executeTakeFirst()) as Proof | undefined;
}

/** Who types: anybody who knows the address, or its owner signed in. Each has tries of their own. */
export type Typist = "anybody" | "signed-in";
const counterOf = { anybody: "wrongCodes", "signed-in": "wrongCodesSignedIn" } as const;

/** Counted before the code is compared, so that parallel guesses gain nothing. False when none is left. */
export async function spendGuess(db: Db, id: string, typist: Typist): Promise<boolean> {
  const counter = counterOf[typist];
  const counted = await db
    .updateTable("proofs")
    .set((row) => ({ [counter]: row(counter, "+", 1) }))
    .where("id", "=", id)
    .where(counter, "<", MOST_WRONG_CODES)
    .returning("id")
    .executeTakeFirst();
  return counted !== undefined;
}

/** The code was right after all. */
export async function giveBackGuess(db: Db, id: string, typist: Typist): Promise<void> {
  const counter = counterOf[typist];
  await db
    .updateTable("proofs")
    .set((row) => ({ [counter]: row(counter, "-", 1) }))
    .where("id", "=", id)
    .execute();
}

/** False when it was used in the meantime: a link works once. */
export async function useProof(tx: Db, id: string, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable("proofs")
    .set({ usedAt: now })
    .where("id", "=", id)
    .where("usedAt", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
