import { sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import type { Account } from "./account.ts";
import { dialCodeOf } from "./phone.ts";
import type { Username } from "./username.ts";

const accountColumns = [
  "id",
  "fullName",
  "email",
  "emailVerifiedAt",
  "phone",
  "phoneVerifiedAt",
  "countryCode",
  "timeZone",
  "passwordHash",
] as const;

type NewAccount = {
  id: string;
  fullName: string;
  email: string | null;
  phone: string;
  countryCode: string;
  passwordHash: string;
  signupIp: string | null;
  signupIpClaim: string | null;
  signupUserAgent: string | null;
  createdAt: Date;
};

export async function findSignUpState(
  db: Db,
  accountId: string,
): Promise<{ createdAt: Date; isVerified: boolean } | undefined> {
  return db
    .selectFrom("accounts")
    .select(["createdAt", sql<boolean>`coalesce(email_verified_at, phone_verified_at) is not null`.as("isVerified")])
    .where("id", "=", accountId)
    .executeTakeFirst();
}

export async function findConflict(
  db: Db,
  { email, phone }: { email: string | null; phone: string },
): Promise<"email" | "phone" | undefined> {
  const rows = await db
    .selectFrom("accounts")
    .select(sql<boolean>`phone = ${phone}`.as("samePhone"))
    .where((where) => where.or([where("phone", "=", phone), where("email", "=", email)]))
    .limit(2)
    .execute();
  if (rows.length === 0) return undefined;
  return rows.some(({ samePhone }) => samePhone) ? "phone" : "email";
}

/** False when a concurrent insert took the phone or the e-mail first. */
export async function insertAccount(tx: Db, account: NewAccount): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("accounts")
    .values(account)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function countAccountsSince(db: Db, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom("accounts")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("createdAt", ">", since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Account ids of these e-mails, in the same order. */
export async function findAccountIds(db: Db, emails: string[]): Promise<(string | undefined)[]> {
  const rows = await db
    .selectFrom("accounts")
    .select(["email", "id"])
    .where(sql<boolean>`email = any(${emails})`)
    .execute();
  const ids = new Map(rows.map(({ email, id }) => [email, id]));
  return emails.map((email) => ids.get(email));
}

export async function findAccount(db: Db, id: string): Promise<Account | undefined> {
  const found = db.selectFrom("accounts").select(accountColumns).where("id", "=", id).where("deletedAt", "is", null);
  return found.executeTakeFirst();
}

/** Those of these accounts that were not deleted. */
export const listAccountsById = (db: Db, ids: readonly string[]): Promise<Account[]> =>
  db
    .selectFrom("accounts")
    .select(accountColumns)
    .where((where) => where("id", "=", where.fn.any(where.val([...ids]))))
    .where("deletedAt", "is", null)
    .execute();

/** Limited to two rows: the caller only needs to know whether the match is unique. */
export async function findAccountsBetween(db: Db, from: string, to: string) {
  return db
    .selectFrom("accounts")
    .select(["id", "email"])
    .where("id", ">=", from)
    .where("id", "<=", to)
    .limit(2)
    .execute();
}

export async function findAccountByUsername(db: Db, { channel, address }: Username): Promise<Account | undefined> {
  return db.selectFrom("accounts").select(accountColumns).where(channel, "=", address).executeTakeFirst();
}

/** Row lock until the transaction ends, so that concurrent verifications of one account are serialized. */
export async function lockAccount(tx: Db, id: string): Promise<Account> {
  return tx.selectFrom("accounts").select(accountColumns).where("id", "=", id).forUpdate().executeTakeFirstOrThrow();
}

/** Row lock beside others of its kind, which an erasure's waits for and is waited for by. False: the account is erased. */
export async function shareAccount(tx: Db, id: string): Promise<boolean> {
  const alive = tx.selectFrom("accounts").select("id").where("id", "=", id).where("deletedAt", "is", null);
  return (await alive.forKeyShare().executeTakeFirst()) !== undefined;
}

export async function setPasswordHash(tx: Db, id: string, passwordHash: string | null): Promise<void> {
  await tx.updateTable("accounts").set({ passwordHash }).where("id", "=", id).execute();
}

export async function setFullName(db: Db, id: string, fullName: string): Promise<void> {
  await db.updateTable("accounts").set({ fullName }).where("id", "=", id).execute();
}

export async function setTimeZone(db: Db, id: string, timeZone: string): Promise<void> {
  await db.updateTable("accounts").set({ timeZone }).where("id", "=", id).where("deletedAt", "is", null).execute();
}

/** A phone also sets the country. */
export async function setVerifiedContact(tx: Db, id: string, { channel, address }: Username, at: Date): Promise<void> {
  const change =
    channel === "email"
      ? { email: address, emailVerifiedAt: at }
      : { phone: address, phoneVerifiedAt: at, countryCode: dialCodeOf(address) };
  await tx.updateTable("accounts").set(change).where("id", "=", id).execute();
}

export async function clearContact(tx: Db, id: string, channel: "email" | "phone"): Promise<void> {
  const change = channel === "email" ? { email: null, emailVerifiedAt: null } : { phone: null, phoneVerifiedAt: null };
  await tx.updateTable("accounts").set(change).where("id", "=", id).execute();
}

/** Accounts as an ad platform may match them. */
export async function listAdContacts(db: Db, ids: string[]) {
  return db
    .selectFrom("accounts")
    .select(["id", "fullName", "email", "phone", "countryCode as dialCode"])
    .where((where) => where("id", "=", where.fn.any(where.val(ids))))
    .execute();
}

export const listFullNames = (db: Db, ids: readonly string[]): Promise<{ id: string; fullName: string }[]> =>
  db
    .selectFrom("accounts")
    .select(["id", "fullName"])
    .where((where) => where("id", "=", where.fn.any(where.val([...ids]))))
    .where("deletedAt", "is", null)
    .execute();

/** The accounts whose e-mail or phone has one of these hashes. */
export async function listAccountsByHash(db: Db, hashes: string[]): Promise<{ hash: string; accountId: string }[]> {
  const { rows } = await sql<{ hash: string; accountId: string }>`
    select candidate.hash, account.id as account_id from unnest(${hashes}::text[]) as candidate (hash)
    cross join lateral (
      select id from accounts where email is not null and contact_hash(email) = candidate.hash
      union all
      select id from accounts where phone is not null and contact_hash(ltrim(phone, '+')) = candidate.hash
      union all
      select id from accounts
      where phone is not null and contact_hash(substr(phone, length(country_code) + 1)) = candidate.hash
    ) as account`.execute(db);
  return rows;
}
