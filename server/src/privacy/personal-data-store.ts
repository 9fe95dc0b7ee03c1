import { type Expression, type ExpressionBuilder, sql } from "kysely";
import { shownStatus } from "../checkout/shown-status.ts";
import type { Db } from "../platform/db.ts";
import type { DB } from "../platform/schema.ts";
import type { Person } from "./person.ts";
import type { PersonalTableName } from "./personal-data.ts";

export type Row = Record<string, unknown>;
/** A table's rows, a page at a time. */
export type LoadPersonalData = (name: PersonalTableName, most?: number) => AsyncGenerator<Row[]>;

/** So many rows are in memory at once, however many there are. */
const PAGE = 25;

/** What others caused with an address that was only claimed here is not the claimant's to read. */
export const OWN_DOING = [
  "welcome",
  "verify-contact",
  "password-changed",
  "email-changed",
  "phone-changed",
  "export-ready",
];
const ABOUT_LEADS = ["new-lead", "lead-overdue"];

/** What was bought signed in is the account's; what was bought by typing an email is its verified owner's. */
const isOwn =
  ({ accountId, verifiedEmail }: Person) =>
  (where: ExpressionBuilder<DB, "payments">) =>
    where.or([
      where.and([where("payments.via", "=", "session"), where("payments.accountId", "=", accountId)]),
      where.and([where("payments.via", "=", "email"), where("payments.email", "=", verifiedEmail)]),
    ]);

export const ownPaymentIds = (db: Db, person: Person) =>
  db.selectFrom("payments").select("payments.id").where(isOwn(person));

/** What somebody bought on this account by typing an email that the account has not verified. */
export const othersPayments = (db: Db, person: Person) =>
  db
    .selectFrom("payments")
    .select("payments.id")
    .where("payments.accountId", "=", person.accountId)
    .where("payments.id", "not in", ownPaymentIds(db, person));

const purchaseEventsOf = (db: Db, payments: ReturnType<typeof ownPaymentIds>) =>
  db.selectFrom(payments.as("bought")).select(sql<string>`'purchase_' || bought.id`.as("eventId"));

/** What the account itself did: its sign-up, and the purchases that are its own. */
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

/** The browsers that were provably the account's. Whoever merely typed its e-mail to buy may have used another. */
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
 * The account's own events, and visits before it that carry its browser's mark. An event that anybody may have sent with
 * the account's e-mail in it is not theirs. Each arm has its own index; joined by "or" they would read the whole table.
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

type Reader = (db: Db, person: Person) => Expression<object>;

const readers: Record<PersonalTableName, Reader> = {
  accounts: (db, { accountId }) => db.selectFrom("accounts").selectAll().where("id", "=", accountId),
  consents: (db, { accountId }) =>
    db.selectFrom("consents").selectAll().where("accountId", "=", accountId).orderBy("id", "desc"),
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
          // Asked for while signed in. The long ones came with somebody's receipt.
          where.and([where("purpose", "=", "verify"), sql<boolean>`expires_at - created_at < '1 hour'`]),
        ]),
      )
      .orderBy("createdAt", "desc"),
  // The second `status` counts: what its owner reads everywhere else.
  payments: (db, person) =>
    db
      .selectFrom("payments")
      .selectAll()
      .select(shownStatus("payments").as("status"))
      .where(isOwn(person))
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
  // A document does not say which payment brought it: beside another buyer's purchase it may be theirs.
  gatewayCustomers: (db, person) =>
    db
      .selectFrom("gatewayCustomers")
      .selectAll()
      .where("accountId", "=", person.accountId)
      .where((where) => where.not(where.exists(othersPayments(db, person)))),
  auditLog: (db, person) =>
    db.selectFrom("auditLog").selectAll().where("paymentId", "in", ownPaymentIds(db, person)).orderBy("id", "desc"),
  // Asked for by typing an email: the account's to see once that email is verified.
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
 * A table's rows a page at a time, by a cursor: in the caller's transaction, so that all tables are of one moment. With
 * `most`, no more than so many.
 */
export async function* pagesOf(
  tx: Db,
  name: PersonalTableName,
  person: Person,
  most = Number.POSITIVE_INFINITY,
): AsyncGenerator<Row[]> {
  await sql`declare held no scroll cursor for ${readers[name](tx, person)}`.execute(tx);
  for (let left = most; left > 0; ) {
    const { rows } = await sql<Row>`fetch ${sql.raw(String(Math.min(PAGE, left)))} from held`.execute(tx);
    if (rows.length === 0) break;
    left -= rows.length;
    yield rows;
  }
  await sql`close held`.execute(tx);
}
