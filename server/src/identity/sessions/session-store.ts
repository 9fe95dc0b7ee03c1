import { sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import { ipKey } from "../../platform/http/ip-key.ts";
import type { Account } from "../accounts/account.ts";

export type Session = Account & { sessionId: string; lastUsedAt: Date };

/** One indexed look-up by the token's hash, joined with the account. */
export async function findSession(db: Db, tokenHash: Buffer, now: Date): Promise<Session | undefined> {
  return db
    .selectFrom("sessions as s")
    .innerJoin("accounts as a", "a.id", "s.accountId")
    .select(["a.id", "a.fullName", "a.email", "a.emailVerifiedAt", "a.phone", "a.phoneVerifiedAt"])
    .select(["a.countryCode", "a.timeZone", "a.passwordHash", "s.id as sessionId", "s.lastUsedAt"])
    .where("s.tokenHash", "=", tokenHash)
    .where("s.expiresAt", ">", now)
    .executeTakeFirst();
}

export async function insertSession(
  db: Db,
  session: {
    id: string;
    accountId: string;
    tokenHash: Buffer;
    createdAt: Date;
    lastUsedAt: Date;
    expiresAt: Date;
    userAgent: string | null;
    ip: string;
  },
): Promise<void> {
  await db.insertInto("sessions").values(session).execute();
}

export async function touchSession(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable("sessions").set({ lastUsedAt: now }).where("id", "=", id).execute();
}

const MAX_SESSIONS = 20;

/** Keeps this session and the most recently used; the caller locks the account, so that concurrent sign-ins do not race. */
export async function endIdleSessions(
  tx: Db,
  { id, accountId, now }: { id: string; accountId: string; now: Date },
): Promise<void> {
  const idle = tx
    .selectFrom("sessions")
    .select("id")
    .where("accountId", "=", accountId)
    .where("expiresAt", ">", now)
    .where("id", "!=", id)
    .orderBy("lastUsedAt", "desc")
    .orderBy("id")
    .offset(MAX_SESSIONS - 1);
  await tx.deleteFrom("sessions").where("id", "in", idle).execute();
}

export async function listSessions(db: Db, accountId: string, now: Date) {
  return db
    .selectFrom("sessions")
    .select(["id", "createdAt", "lastUsedAt", "userAgent"])
    .where("accountId", "=", accountId)
    .where("expiresAt", ">", now)
    .orderBy("lastUsedAt", "desc")
    .limit(MAX_SESSIONS)
    .execute();
}

export async function deleteSession(db: Db, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("sessions")
    .where("id", "=", id)
    .where("accountId", "=", accountId)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

export async function deleteSessions(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom("sessions").where("accountId", "=", accountId).execute();
}

/** Whether the account was used from this IP's network: third parties' guessing must not lock its owner out. */
export async function wasUsedFrom(db: Db, accountId: string, ip: string): Promise<boolean> {
  const row = await db
    .selectFrom("sessions")
    .select("id")
    .where("accountId", "=", accountId)
    .where(sql<boolean>`ip <<= ${ipKey(ip)}::inet`)
    .executeTakeFirst();
  return row !== undefined;
}
