import type { Consent } from "@app/contract/values";
import { sql } from "kysely";
import type { Db } from "../platform/db.ts";

export type NewAccount = {
  id: string;
  fullName: string;
  email: string | null;
  phone: string;
  passwordHash: string;
  signupIp: string | null;
  signupIpClaim: string | null;
  signupUserAgent: string | null;
  createdAt: Date;
};

export type Taken = "email" | "phone";

export async function findTaken(
  db: Db,
  { email, phone }: { email: string | null; phone: string },
): Promise<Taken | undefined> {
  const rows = await db
    .selectFrom("accounts")
    .select(sql<boolean>`phone = ${phone}`.as("samePhone"))
    .where((where) => where.or([where("phone", "=", phone), where("email", "=", email)]))
    .limit(2)
    .execute();
  if (rows.length === 0) return undefined;
  return rows.some(({ samePhone }) => samePhone) ? "phone" : "email";
}

/** False when somebody else's insert won the race for the phone or the email. */
export async function insertAccount(tx: Db, account: NewAccount): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("accounts")
    .values(account)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function insertConsent(
  tx: Db,
  { accountId, consent, recordedAt }: { accountId: string; consent: Consent; recordedAt: Date },
): Promise<void> {
  await tx
    .insertInto("consents")
    .values({ accountId, recordedAt, ads: consent.ads, version: consent.version, answeredAt: new Date(consent.at) })
    .execute();
}

/** People as an ad platform may match them, with what each of them allows right now. */
export async function listPeople(db: Db, ids: string[]) {
  return db
    .selectFrom("accounts as a")
    .leftJoinLateral(
      (lateral) =>
        lateral
          .selectFrom("consents")
          .select("ads")
          .whereRef("accountId", "=", "a.id")
          .orderBy("recordedAt", "desc")
          .limit(1)
          .as("c"),
      (join) => join.onTrue(),
    )
    .select(["a.id", "a.fullName", "a.email", "a.phone", "c.ads as allowsAds"])
    .where("a.id", "in", ids)
    .execute();
}
