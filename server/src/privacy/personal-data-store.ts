import { sql } from "kysely";
import { shownStatus } from "../checkout/payments/shown-status.ts";
import { isOwnedBy } from "../checkout/subscriptions/owner.ts";
import type { Db } from "../platform/database/db.ts";
import { assistantReaders } from "./assistant-readers.ts";
import { conversationReaders } from "./conversation-readers.ts";
import { diaryReaders, type Reader } from "./diary-readers.ts";
import { fileReaders } from "./file-readers.ts";
import { memoryReaders } from "./memory-readers.ts";
import {
  othersPayments,
  ownConversions,
  ownLeads,
  ownMessages,
  ownPaymentIds,
  ownPromiseIds,
} from "./ownership-store.ts";
import type { Person } from "./person.ts";
import type { PersonalTableName } from "./personal-data/personal-data.ts";
import { reviewReaders } from "./review-readers.ts";

export type Row = Record<string, unknown>;
/** A table's rows, a page at a time. */
export type LoadPersonalData = (name: PersonalTableName, maxRows?: number) => AsyncGenerator<Row[]>;

/** How many rows are in memory at a time. */
const PAGE_SIZE = 25;

const readers: Record<PersonalTableName, Reader> = {
  accounts: (db, { accountId }) => db.selectFrom("accounts").selectAll().where("id", "=", accountId),
  consents: (db, { accountId }) =>
    db
      .selectFrom("consents")
      .selectAll()
      // The second one wins: bytes would be a list of numbers.
      .select(sql<string>`encode(text_hash, 'hex')`.as("textHash"))
      .where("accountId", "=", accountId)
      .orderBy("id", "desc"),
  staffAudit: (db, { accountId }) =>
    db.selectFrom("staffAudit").selectAll().where("accountId", "=", accountId).orderBy("at", "desc").orderBy("id"),
  breakGlass: (db, { accountId }) =>
    db.selectFrom("breakGlass").selectAll().where("accountId", "=", accountId).orderBy("openedAt", "desc"),
  attention: (db, { accountId }) =>
    db.selectFrom("attention").selectAll().where("accountId", "=", accountId).orderBy("role"),
  attentionChanges: (db, { accountId }) =>
    db.selectFrom("attentionChanges").selectAll().where("accountId", "=", accountId).orderBy("id"),
  staffAssignments: (db, { accountId }) =>
    db.selectFrom("staffAssignments").selectAll().where("accountId", "=", accountId).orderBy("since", "desc"),
  sessions: (db, { accountId }) => db.selectFrom("sessions").selectAll().where("accountId", "=", accountId),
  verifications: (db, { accountId, verifiedEmail, verifiedPhone }) =>
    db
      .selectFrom("verifications")
      .selectAll()
      .where("accountId", "=", accountId)
      .where((where) =>
        where.or([
          where("address", "=", verifiedEmail),
          where("address", "=", verifiedPhone),
          // Requested with a session. Those that live longer came with a buyer's receipt.
          where.and([where("purpose", "=", "verify"), sql<boolean>`expires_at - created_at < '1 hour'`]),
        ]),
      )
      .orderBy("createdAt", "desc"),
  // The second `status` wins: the one shown everywhere else.
  payments: (db, person) =>
    db
      .selectFrom("payments")
      .selectAll()
      .select(shownStatus("payments").as("status"))
      .where(isOwnedBy("payments", person))
      .orderBy("createdAt", "desc"),
  charges: (db, person) => db.selectFrom("charges").selectAll().where("paymentId", "in", ownPaymentIds(db, person)),
  subscriptionPeriods: (db, person) =>
    db.selectFrom("subscriptionPeriods").selectAll().where("paymentId", "in", ownPaymentIds(db, person)),
  subscriptionCredits: (db, person) =>
    db.selectFrom("subscriptionCredits").selectAll().where("paymentId", "in", ownPaymentIds(db, person)),
  refunds: (db, person) => db.selectFrom("refunds").selectAll().where("paymentId", "in", ownPaymentIds(db, person)),
  guaranteeClaims: (db, person) =>
    db
      .selectFrom("guaranteeClaims")
      .selectAll()
      .where("accountId", "=", person.accountId)
      .where("paymentId", "in", ownPaymentIds(db, person)),
  guaranteeDecisions: (db, { accountId }) =>
    db
      .selectFrom("guaranteeDecisions")
      .selectAll()
      .select([sql<string>`day_one::text`.as("dayOne"), sql<string>`access_on::text`.as("accessOn")])
      .where("accountId", "=", accountId)
      .orderBy("decidedAt", "desc"),
  // A document does not say which payment it came with: next to another buyer's purchase it may be theirs.
  gatewayCustomers: (db, person) =>
    db
      .selectFrom("gatewayCustomers")
      .selectAll()
      .where("accountId", "=", person.accountId)
      .where((where) => where.not(where.exists(othersPayments(db, person)))),
  auditLog: (db, person) =>
    db.selectFrom("auditLog").selectAll().where("paymentId", "in", ownPaymentIds(db, person)).orderBy("id", "desc"),
  // Requested by typing an e-mail: shown once the account has verified it.
  checkoutReminders: (db, { accountId, verifiedEmail }) =>
    db
      .selectFrom("checkoutReminders")
      .selectAll()
      .where("accountId", "=", accountId)
      .where("email", "=", verifiedEmail),
  dataExports: (db, { accountId }) => db.selectFrom("dataExports").selectAll().where("accountId", "=", accountId),
  leads: (db, person) => ownLeads(db, person).selectAll("l").orderBy("l.createdAt", "desc"),
  programmeFacts: (db, { accountId }) =>
    db
      .selectFrom("programmeFacts")
      .select(["kind", "recordedAt", sql<string>`on_day::text`.as("onDay")])
      .where("accountId", "=", accountId)
      .orderBy("onDay"),
  promises: (db, person) =>
    db.selectFrom("promises").selectAll().where("id", "in", ownPromiseIds(db, person)).orderBy("startsAt", "desc"),
  onCallAlerts: (db, { accountId }) =>
    db.selectFrom("onCallAlerts").selectAll().where("accountId", "=", accountId).orderBy("raisedAt", "desc"),
  promisePauses: (db, person) =>
    db
      .selectFrom("promisePauses")
      .selectAll()
      .where("promiseId", "in", ownPromiseIds(db, person))
      .orderBy("startsAt", "desc"),
  promiseEvents: (db, person) =>
    db
      .selectFrom("promiseEvents")
      .selectAll()
      .where("promiseId", "in", ownPromiseIds(db, person))
      .orderBy("id", "desc"),
  ...diaryReaders,
  ...reviewReaders,
  ...conversationReaders,
  ...assistantReaders,
  ...memoryReaders,
  ...fileReaders,
  planVersions: (db, { accountId }) =>
    db
      .selectFrom("planVersions")
      .selectAll()
      .select([
        sql<string>`valid_from::text`.as("validFrom"),
        sql<string>`review_on::text`.as("reviewOn"),
        sql<string>`encode(hash, 'hex')`.as("hash"),
        sql<string>`encode(previous_hash, 'hex')`.as("previousHash"),
      ])
      .where("accountId", "=", accountId)
      .orderBy("version", "desc"),
  planSignatures: (db, { accountId }) =>
    db
      .selectFrom("planSignatures")
      .selectAll()
      .select([
        sql<string>`encode(half_hash, 'hex')`.as("halfHash"),
        sql<string>`encode(previous_hash, 'hex')`.as("previousHash"),
      ])
      .where("accountId", "=", accountId)
      .orderBy("version", "desc")
      .orderBy("half"),
  planWithdrawals: (db, { accountId }) =>
    db.selectFrom("planWithdrawals").selectAll().where("accountId", "=", accountId).orderBy("version", "desc"),
  reportedSigns: (db, { accountId }) =>
    db.selectFrom("reportedSigns").selectAll().where("accountId", "=", accountId).orderBy("askedAt", "desc"),
  planDrafts: (db, { accountId }) =>
    db.selectFrom("planDrafts").selectAll().where("accountId", "=", accountId).orderBy("half"),
  planSwaps: (db, { accountId }) =>
    db
      .selectFrom("planSwaps")
      .selectAll()
      .select(sql<string>`day::text`.as("day"))
      .where("accountId", "=", accountId)
      .orderBy("savedAt", "desc"),
  shoppingTicks: (db, { accountId }) =>
    db
      .selectFrom("shoppingTicks")
      .selectAll()
      .select(sql<string>`week::text`.as("week"))
      .where("accountId", "=", accountId)
      .orderBy("savedAt", "desc"),
  intakeAnswers: (db, { accountId }) =>
    db.selectFrom("intakeAnswers").selectAll().where("accountId", "=", accountId).orderBy("id"),
  intakeAssessments: (db, { accountId }) =>
    db.selectFrom("intakeAssessments").selectAll().where("accountId", "=", accountId).orderBy("number", "desc"),
  bookings: (db, { accountId }) =>
    db.selectFrom("bookings").selectAll().where("accountId", "=", accountId).orderBy("createdAt", "desc"),
  syncConflicts: (db, { accountId }) =>
    db.selectFrom("syncConflicts").selectAll().where("accountId", "=", accountId).orderBy("lostAt", "desc"),
  syncHeads: (db, { accountId }) => db.selectFrom("syncHeads").selectAll().where("accountId", "=", accountId),
  healthAccesses: (db, { accountId }) =>
    db.selectFrom("healthAccesses").selectAll().where("accountId", "=", accountId).orderBy("at", "desc"),
  messages: (db, person) => ownMessages(db, person).selectAll("m").orderBy("m.createdAt", "desc"),
  conversions: (db, person) => ownConversions(db, person).selectAll("c").orderBy("c.occurredAt", "desc"),
  relays: (db, person) =>
    db
      .selectFrom("relays")
      .selectAll()
      .where("conversionId", "in", ownConversions(db, person).select("c.id"))
      .orderBy("dueAt", "desc"),
};

/**
 * A table's rows a page at a time, by a cursor in the caller's transaction, so that all tables are of one snapshot. At
 * most `maxRows` rows.
 */
export async function* pagesOf(
  tx: Db,
  name: PersonalTableName,
  person: Person,
  maxRows = Number.POSITIVE_INFINITY,
): AsyncGenerator<Row[]> {
  await sql`declare export_rows no scroll cursor for ${readers[name](tx, person)}`.execute(tx);
  for (let left = maxRows; left > 0; ) {
    const { rows } = await sql<Row>`fetch ${sql.raw(String(Math.min(PAGE_SIZE, left)))} from export_rows`.execute(tx);
    if (rows.length === 0) break;
    left -= rows.length;
    yield rows;
  }
  await sql`close export_rows`.execute(tx);
}
