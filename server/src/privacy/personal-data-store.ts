import { sql } from "kysely";
import { shownStatus } from "../checkout/payments/shown-status.ts";
import { isOwnedBy } from "../checkout/subscriptions/owner.ts";
import type { Db } from "../platform/database/db.ts";
import { diaryReaders, type Reader } from "./diary-readers.ts";
import type { Person } from "./person.ts";
import type { PersonalTableName } from "./personal-data/personal-data.ts";

export type Row = Record<string, unknown>;
/** A table's rows, a page at a time. */
export type LoadPersonalData = (name: PersonalTableName, maxRows?: number) => AsyncGenerator<Row[]>;

/** How many rows are in memory at a time. */
const PAGE_SIZE = 25;

/** What third parties caused with an unverified contact of this account is not shown to it. */
export const OWN_DOING = [
  "welcome",
  "verify-contact",
  "password-changed",
  "email-changed",
  "phone-changed",
  "export-ready",
  "plan-ready",
  "call-booked",
  "call-tomorrow",
  "call-moved",
];
/** To the team, about a member who needs a person. Not in the export, which has what they are about. */
export const ABOUT_CARE = ["on-call-alert", "person-first", "pain-report"];
const ABOUT_LEADS = ["new-lead", "lead-overdue"];

export const ownPaymentIds = (db: Db, person: Person) =>
  db.selectFrom("payments").select("payments.id").where(isOwnedBy("payments", person));

/** Purchases made on this account by typing an e-mail that the account has not verified. */
export const othersPayments = (db: Db, person: Person) =>
  db
    .selectFrom("payments")
    .select("payments.id")
    .where("payments.accountId", "=", person.accountId)
    .where("payments.id", "not in", ownPaymentIds(db, person));

const purchaseEventsOf = (db: Db, payments: ReturnType<typeof ownPaymentIds>) =>
  db.selectFrom(payments.as("bought")).select(sql<string>`'purchase_' || bought.id`.as("eventId"));

/** The account's own events: its sign-up and its own purchases. */
export const ownEvents = (db: Db, person: Person) =>
  db
    .selectFrom("conversions as e")
    .select("e.id")
    .where("e.accountId", "=", person.accountId)
    .where((where) =>
      where.or([
        where("e.eventName", "!=", "Purchase"),
        where("e.eventId", "in", purchaseEventsOf(db, ownPaymentIds(db, person))),
      ]),
    );

/** The browsers that are verifiably the account's. A buyer who only typed its e-mail may have used another one. */
export const ownBrowsers = (db: Db, person: Person) => {
  const bySession = ownPaymentIds(db, person).where("payments.via", "=", "session");
  return db
    .selectFrom("conversions as e")
    .select("e.fbp")
    .$narrowType<{ fbp: string }>()
    .where("e.accountId", "=", person.accountId)
    .where("e.fbp", "is not", null)
    .where((where) =>
      where.or([where("e.eventName", "!=", "Purchase"), where("e.eventId", "in", purchaseEventsOf(db, bySession))]),
    );
};

/**
 * The account's own events, and earlier visits with its browser's id. An event that any client may have sent with the
 * account's e-mail in it is not included. Each arm has its own index; joined by "or" they would scan the whole table.
 */
export const ownConversions = (db: Db, person: Person) => {
  const visits = db
    .selectFrom("conversions as v")
    .select("v.id")
    .where("v.accountId", "is", null)
    .where("v.eventName", "!=", "Purchase")
    .where("v.fbp", "in", ownBrowsers(db, person));
  return db.selectFrom("conversions as c").where("c.id", "in", ownEvents(db, person).union(visits));
};

export const ownMessages = (db: Db, { accountId, verifiedEmail, verifiedPhone }: Person) =>
  db
    .selectFrom("messages as m")
    .where((where) =>
      where.or([
        where("m.recipient", "=", verifiedEmail),
        where("m.recipient", "=", verifiedPhone),
        where.and([where("m.accountId", "=", accountId), where("m.template", "in", [...OWN_DOING, ...ABOUT_LEADS])]),
      ]),
    );

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
  refunds: (db, person) => db.selectFrom("refunds").selectAll().where("paymentId", "in", ownPaymentIds(db, person)),
  guaranteeClaims: (db, person) =>
    db
      .selectFrom("guaranteeClaims")
      .selectAll()
      .where("accountId", "=", person.accountId)
      .where("paymentId", "in", ownPaymentIds(db, person)),
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
  leads: (db, { accountId, verifiedEmail, verifiedPhone }) =>
    db
      .selectFrom("leads")
      .selectAll()
      .where((where) =>
        where.or([
          where("accountId", "=", accountId),
          where("email", "=", verifiedEmail),
          where("phone", "=", verifiedPhone),
        ]),
      )
      .orderBy("createdAt", "desc"),
  programmeFacts: (db, { accountId }) =>
    db
      .selectFrom("programmeFacts")
      .select(["kind", "recordedAt", sql<string>`on_day::text`.as("onDay")])
      .where("accountId", "=", accountId)
      .orderBy("onDay"),
  promises: (db, { accountId }) =>
    db.selectFrom("promises").selectAll().where("accountId", "=", accountId).orderBy("startsAt", "desc"),
  onCallAlerts: (db, { accountId }) =>
    db.selectFrom("onCallAlerts").selectAll().where("accountId", "=", accountId).orderBy("raisedAt", "desc"),
  promisePauses: (db, { accountId }) =>
    db.selectFrom("promisePauses").selectAll().where("accountId", "=", accountId).orderBy("startsAt", "desc"),
  promiseEvents: (db, { accountId }) =>
    db.selectFrom("promiseEvents").selectAll().where("accountId", "=", accountId).orderBy("id", "desc"),
  ...diaryReaders,
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
