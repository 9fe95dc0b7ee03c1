import { sql } from "kysely";
import type { Account } from "../identity/account.ts";
import type { Db } from "../platform/db.ts";
import { OWN_DOING, othersPayments, ownPaymentIds } from "./holdings-store.ts";
import type { Remains } from "./kept.ts";
import type { Person } from "./person.ts";

export async function lockPerson(tx: Db, accountId: string): Promise<void> {
  await tx.selectFrom("accounts").select("id").where("id", "=", accountId).forUpdate().executeTakeFirstOrThrow();
}

export async function readRemains(db: Db, person: Person): Promise<Remains> {
  const { rows } = await sql<Remains>`select
    max(coalesce(p.paid_at, p.created_at)) as newest_purchase_at,
    coalesce(bool_or(p.paid_at is not null), false) as has_paid,
    exists (select from gateway_customers where account_id = ${person.accountId}) as has_document,
    exists (select from refunds where status <> 'done' and payment_id in (${ownPaymentIds(db, person)}))
      as has_refund_under_way,
    (select max(requested_at) from refunds where kind = 'guarantee' and payment_id in (${ownPaymentIds(db, person)}))
      as guarantee_granted_at,
    exists (${othersPayments(db, person)}) as has_others_purchases
    from payments p where p.id in (${ownPaymentIds(db, person)})`.execute(db);
  const [remains] = rows;
  if (!remains) throw new Error("an aggregate without a row");
  return remains;
}

/** Every address the account has, proven or not: a lead is a wish of whoever has that phone, and it leaves with them. */
export async function forgetContacts(tx: Db, { id, email, phone }: Account): Promise<void> {
  await sql`
    with gone as (
      delete from leads where account_id = ${id} or email = ${email} or phone = ${phone} returning id)
    delete from messages where dedupe_key in (
      select format('%s %s %s', template, channel, gone.id) from gone
      cross join unnest(array['new-lead', 'lead-overdue']) as template
      cross join unnest(array['email', 'whatsapp']) as channel)`.execute(tx);
}

/** What the account was told, and what reached an address it proved under another account. Receipts of others' stay. */
export async function forgetMessages(tx: Db, person: Person, hasOthersPurchases: boolean): Promise<void> {
  const { accountId, provenEmail, provenPhone } = person;
  await tx
    .deleteFrom("messages")
    .where("isFarewell", "=", false)
    .where((where) =>
      where.or([
        where("recipient", "=", provenEmail),
        where("recipient", "=", provenPhone),
        where.and([
          where("accountId", "=", accountId),
          ...(hasOthersPurchases ? [where("template", "in", OWN_DOING)] : []),
        ]),
      ]),
    )
    .execute();
  await tx
    .deleteFrom("proofs")
    .where((where) =>
      where.or([
        where("accountId", "=", accountId),
        where("address", "=", provenEmail),
        where("address", "=", provenPhone),
      ]),
    )
    .execute();
}

/** Purchases lose everything but what the books need, and gather under the account whose owner they were. */
export async function forgetPurchases(tx: Db, person: Person, remains: Remains, at: Date): Promise<void> {
  const { accountId } = person;
  if (!remains.hasPaid && !remains.hasOthersPurchases)
    await tx.deleteFrom("gatewayCustomers").where("accountId", "=", accountId).execute();
  await tx
    .updateTable("payments")
    .set({
      accountId,
      email: "",
      via: "session",
      requester: null,
      clientIp: null,
      userAgent: null,
      fbc: null,
      fbp: null,
    })
    .set({ allowsAds: false, pixCode: null, pixImage: null, idempotencyKey: null, requestHash: null })
    // A code that was open stops being the account's open attempt; what is paid on it later goes back.
    .set({
      replacedAt: sql`case when status in ('pending', 'processing') then coalesce(replaced_at, ${at}) else replaced_at end`,
    })
    .where("id", "in", ownPaymentIds(tx, person))
    .execute();
  // All of them are the account's by now.
  const own = ownPaymentIds(tx, person);
  await tx.updateTable("planPeriods").set({ accountId }).where("paymentId", "in", own).execute();
  await tx
    .updateTable("planPeriods")
    .set({ endedAt: at })
    .where("paymentId", "in", own)
    .where("endedAt", "is", null)
    .execute();
  await tx.deleteFrom("guaranteeClaims").where("paymentId", "in", own).execute();
}

/** With purchases to keep, what is left of the account names nobody; without, nothing is left. */
export async function forgetAccount(tx: Db, accountId: string, at: Date): Promise<{ isGone: boolean }> {
  for (const table of [
    "sessions",
    "consents",
    "programmeFacts",
    "checkoutReminders",
    "guaranteeClaims",
    "dataExports",
  ] as const)
    await tx.deleteFrom(table).where("accountId", "=", accountId).execute();
  const { rows } = await sql<{ isNeeded: boolean }>`select
    exists (select from payments where account_id = ${accountId})
    or exists (select from plan_periods where account_id = ${accountId}) as is_needed`.execute(tx);
  if (!rows[0]?.isNeeded) {
    await tx.deleteFrom("accounts").where("id", "=", accountId).execute();
    return { isGone: true };
  }
  await tx
    .updateTable("accounts")
    .set({ fullName: "", email: null, emailProvenAt: null, phone: null, phoneProvenAt: null, countryCode: "" })
    .set({ passwordHash: null, signupIp: null, signupIpClaim: null, signupUserAgent: null, deletedAt: at })
    .where("id", "=", accountId)
    .execute();
  return { isGone: false };
}

export async function insertDeletion(
  tx: Db,
  deletion: { protocol: string; accountId: string | null; deletedAt: Date; keepUntil: Date | null; kept: unknown },
): Promise<void> {
  await tx
    .insertInto("deletions")
    .values({ ...deletion, kept: JSON.stringify(deletion.kept) })
    .execute();
}

/** Those whose purchases the law has let go. */
export async function listExpired(db: Db, now: Date, limit: number) {
  const due = db.selectFrom("deletions").select(["protocol", "accountId"]).where("keepUntil", "<=", now);
  return due.orderBy("keepUntil").limit(limit).execute();
}

export async function dropExpiredGrants(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("guaranteeGrants").where("keepUntil", "<=", now).execute();
}

/** The books' copy goes too, and with it what was left of the account. */
export async function dropPurchases(tx: Db, { protocol, accountId }: { protocol: string; accountId: string | null }) {
  const forgotten = tx.selectFrom("payments").select("id").where("accountId", "=", accountId).where("email", "=", "");
  for (const table of ["deeds", "refunds", "charges", "planPeriods"] as const)
    await tx.deleteFrom(table).where("paymentId", "in", forgotten).execute();
  await tx.deleteFrom("payments").where("accountId", "=", accountId).where("email", "=", "").execute();
  const others = tx.selectFrom("payments").select("id").where("accountId", "=", accountId).limit(1);
  if (accountId && !(await others.executeTakeFirst())) {
    await tx.deleteFrom("gatewayCustomers").where("accountId", "=", accountId).execute();
    await tx.deleteFrom("accounts").where("id", "=", accountId).execute();
  }
  await tx
    .updateTable("deletions")
    .set({ accountId: null, keepUntil: null })
    .where("protocol", "=", protocol)
    .execute();
}
