import { type RawBuilder, sql } from "kysely";
import { asRecords, type Db } from "../../platform/database/db.ts";
import type { DB } from "../../platform/database/schema.ts";
import type { Encryption } from "../../platform/encryption.ts";
import { type Due, isNotPostponed } from "../../platform/jobs/due-rows.ts";
import { hex, type SealedTable } from "../../platform/sealed-rows.ts";
import { ABOUT_CARE, OWN_DOING, othersPayments, ownLeads, ownPaymentIds } from "../ownership-store.ts";
import type { Person } from "../person.ts";
import { deletedTables, retainedTables, sealedTables } from "../personal-data/personal-data.ts";
import { sealedPseudonyms } from "../personal-data/sealed-values.ts";
import type { RetainedData } from "./retained-data.ts";

export async function lockPerson(tx: Db, accountId: string): Promise<void> {
  await tx.selectFrom("accounts").select("id").where("id", "=", accountId).forUpdate().executeTakeFirstOrThrow();
}

export async function getRetainedData(db: Db, person: Person): Promise<RetainedData> {
  const { rows } = await sql<RetainedData>`select
    max(coalesce(p.paid_at, p.created_at)) as newest_purchase_at,
    coalesce(bool_or(p.paid_at is not null), false) as has_paid,
    exists (select from gateway_customers where account_id = ${person.accountId}) as has_document,
    exists (select from refunds where status <> 'succeeded' and payment_id in (${ownPaymentIds(db, person)}))
      as has_refund_under_way,
    (select max(requested_at) from refunds where kind = 'guarantee' and payment_id in (${ownPaymentIds(db, person)}))
      as guarantee_granted_at,
    exists (${othersPayments(db, person)}) as has_others_purchases,
    ${heldRecords(person.accountId)} as records
    from payments p where p.id in (${ownPaymentIds(db, person)})`.execute(db);
  const [retainedData] = rows;
  if (!retainedData) throw new Error("the aggregate query returned no row");
  return retainedData;
}

/**
 * Requests for a call of the account and of its verified contacts. A contact that was only typed may be another person's,
 * whose request and promise stay.
 */
export async function eraseContacts(tx: Db, person: Person): Promise<void> {
  await sql`
    with gone as (
      delete from leads where id in (${ownLeads(tx, person).select("l.id")}) returning id)
    delete from messages where dedupe_key in (
      select format('%s %s %s', template, channel, gone.id) from gone
      cross join unnest(array['new-lead', 'lead-overdue']) as template
      cross join unnest(array['email', 'whatsapp']) as channel)`.execute(tx);
}

/** Messages to the account, and those to its verified contacts under other accounts. Receipts of other buyers stay. */
export async function eraseMessages(tx: Db, person: Person, hasOthersPurchases: boolean): Promise<void> {
  const { accountId, verifiedEmail, verifiedPhone } = person;
  await tx
    .deleteFrom("messages")
    .where("redactAfterSend", "=", false)
    .where((where) =>
      where.or([
        where("recipient", "=", verifiedEmail),
        where("recipient", "=", verifiedPhone),
        where.and([
          where("accountId", "=", accountId),
          ...(hasOthersPurchases ? [where("template", "in", [...OWN_DOING, ...ABOUT_CARE])] : []),
        ]),
      ]),
    )
    .execute();
  await tx
    .deleteFrom("verifications")
    .where((where) =>
      where.or([
        where("accountId", "=", accountId),
        where("address", "=", verifiedEmail),
        where("address", "=", verifiedPhone),
      ]),
    )
    .execute();
}

/** Purchases keep only what accounting needs, and are moved to their owner's account. */
export async function erasePurchases(tx: Db, person: Person, retainedData: RetainedData, at: Date): Promise<void> {
  const { accountId } = person;
  if (!retainedData.hasPaid && !retainedData.hasOthersPurchases)
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
    // An open code stops being the account's pending payment; a later payment on it is refunded.
    .set({
      replacedAt: sql`case when status in ('pending', 'processing') then coalesce(replaced_at, ${at}) else replaced_at end`,
    })
    .where("id", "in", ownPaymentIds(tx, person))
    .execute();
  // Evaluated again: all of them now belong to the account.
  const own = ownPaymentIds(tx, person);
  await tx.updateTable("subscriptionPeriods").set({ accountId }).where("paymentId", "in", own).execute();
  await tx
    .updateTable("subscriptionPeriods")
    .set({ endedAt: at })
    .where("paymentId", "in", own)
    .where("endedAt", "is", null)
    .execute();
  await tx.deleteFrom("guaranteeClaims").where("paymentId", "in", own).execute();
  await tx.deleteFrom("guaranteeDecisions").where("paymentId", "in", own).execute();
}

/** Which records that the law requires there are of the account. */
function heldRecords(accountId: string): RawBuilder<unknown> {
  const held = retainedTables.map(({ name, unless, retained }) => {
    const required = sql`account_id = ${accountId} and not (${sql.raw(unless ?? "false")})`;
    return sql`case when exists (select from ${sql.table(name)} where ${required}) then ${retained} end`;
  });
  return sql`array_remove(array[${sql.join(held)}], null)`;
}

/** What the law requires of the account's care moves to a pseudonym, without contents that it does not require. */
export async function retainRecords(
  tx: Db,
  encryption: Encryption,
  { accountId, ...moved }: { accountId: string; pseudonym: string; at: Date },
): Promise<void> {
  for (const { name, unless } of retainedTables)
    if (unless) await deleteUnrequired(tx, { name, accountId, unless: sql.raw(unless) }, moved.at);
  for (const table of retainedTables) {
    const contents = (table.emptied ?? []).map((column) => sql`, ${sql.ref(column)} = null`);
    const since = table.since ? sql`` : sql`, retained_since = ${moved.at}`;
    const set = sql`account_id = ${moved.pseudonym} ${since} ${sql.join(contents, sql``)}`;
    const sealed = sealedTables.find(({ name }) => name === table.name);
    if (sealed) await moveSealed(tx, encryption, sealed, { accountId, set, ...moved, pruned: table.pruned });
    else await sql`update ${sql.table(table.name)} set ${set} where account_id = ${accountId}`.execute(tx);
  }
}

/** Retained first: before that the database lets nothing delete such a row. */
async function deleteUnrequired(
  tx: Db,
  { name, accountId, unless }: { name: keyof DB; accountId: string; unless: RawBuilder<unknown> },
  at: Date,
): Promise<void> {
  const rows = sql`account_id = ${accountId} and ${unless}`;
  await sql`update ${sql.table(name)} set retained_since = ${at} where ${rows}`.execute(tx);
  await sql`delete from ${sql.table(name)} where ${rows}`.execute(tx);
}

type Moving = {
  accountId: string;
  pseudonym: string;
  set: RawBuilder<unknown>;
  pruned: ((row: never, opened: Buffer) => Buffer | null) | undefined;
};

/** Sealed values open in their context alone, under the key of its account: they are sealed anew for the pseudonym. */
async function moveSealed(
  tx: Db,
  encryption: Encryption,
  { name, contextOf }: SealedTable,
  { accountId, pseudonym, set, pruned }: Moving,
): Promise<void> {
  const { rows } = await sql<{ address: string; sealed: Buffer | null }>`
    select ctid::text as address, * from ${sql.table(name)} where account_id = ${accountId} for update`.execute(tx);
  if (rows.length === 0) return;
  const moved = rows.map((row) => {
    const opened = row.sealed && encryption.openBytes(contextOf(row as never), row.sealed);
    const required = opened && pruned ? pruned(row as never, opened) : opened;
    const context = contextOf({ ...row, accountId: pseudonym } as never);
    return { address: row.address, sealed: required && hex(encryption.sealBytes(context, required)) };
  });
  await sql`
    update ${sql.table(name)} as stored set sealed = r.sealed, ${set}
    from jsonb_to_recordset(${asRecords(moved)}::jsonb) as r (address text, sealed bytea)
    where stored.ctid = r.address::tid`.execute(tx);
}

/** With purchases to retain, the account row is anonymized; without any, it is deleted. */
export async function eraseAccount(tx: Db, accountId: string, at: Date): Promise<{ isGone: boolean }> {
  // A running sync holds the head, and writes nothing once it is gone.
  await tx.deleteFrom("syncHeads").where("accountId", "=", accountId).execute();
  const { rows } = await sql<{ isNeeded: boolean }>`select
    exists (select from payments where account_id = ${accountId})
    or exists (select from subscription_periods where account_id = ${accountId}) as is_needed`.execute(tx);
  const isGone = !rows[0]?.isNeeded;
  // Before the other tables: the change of name is marked in one of them.
  if (!isGone) await anonymize(tx, accountId, at);
  for (const name of deletedTables)
    await sql`delete from ${sql.table(name)} where account_id = ${accountId}`.execute(tx);
  if (isGone) await tx.deleteFrom("accounts").where("id", "=", accountId).execute();
  return { isGone };
}

async function anonymize(tx: Db, accountId: string, at: Date): Promise<void> {
  await tx
    .updateTable("accounts")
    .set({ fullName: "", email: null, emailVerifiedAt: null, phone: null, phoneVerifiedAt: null, countryCode: "" })
    .set({ timeZone: null })
    .set({ passwordHash: null, signupIp: null, signupIpClaim: null, signupUserAgent: null, deletedAt: at })
    .where("id", "=", accountId)
    .execute();
}

export async function insertDeletion(
  tx: Db,
  encryption: Encryption,
  {
    pseudonym,
    ...deletion
  }: {
    pseudonym: string | null;
    referenceNumber: string;
    accountId: string | null;
    deletedAt: Date;
    retainUntil: Date | null;
    retained: unknown;
  },
): Promise<void> {
  const key = { accountId: deletion.referenceNumber };
  const sealed = pseudonym === null ? null : sealedPseudonyms.seal(encryption, key, pseudonym);
  await tx
    .insertInto("deletions")
    .values({ ...deletion, sealed, retained: JSON.stringify(deletion.retained) })
    .execute();
}

/** A deleted account whose purchases' retention has ended. */
export const lockExpired = (tx: Db, rows: Due) =>
  tx
    .selectFrom("deletions")
    .select(["referenceNumber", "accountId"])
    .where("retainUntil", "<=", rows.due)
    .where(isNotPostponed("referenceNumber", rows))
    .orderBy("retainUntil")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

export async function dropExpiredGrants(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("guaranteeGrants").where("retainUntil", "<=", now).execute();
}

/** Deletes the accounting copy, and with it the rest of the account. */
export async function dropPurchases(
  tx: Db,
  { referenceNumber, accountId }: { referenceNumber: string; accountId: string | null },
) {
  const anonymized = tx.selectFrom("payments").select("id").where("accountId", "=", accountId).where("email", "=", "");
  for (const table of ["auditLog", "refunds", "charges", "subscriptionCredits", "subscriptionPeriods"] as const)
    await tx.deleteFrom(table).where("paymentId", "in", anonymized).execute();
  await tx.deleteFrom("payments").where("accountId", "=", accountId).where("email", "=", "").execute();
  const others = tx.selectFrom("payments").select("id").where("accountId", "=", accountId).limit(1);
  if (accountId && !(await others.executeTakeFirst())) {
    await tx.deleteFrom("gatewayCustomers").where("accountId", "=", accountId).execute();
    await tx.deleteFrom("accounts").where("id", "=", accountId).execute();
  }
  await tx
    .updateTable("deletions")
    .set({ accountId: null, retainUntil: null })
    .where("referenceNumber", "=", referenceNumber)
    .execute();
}
