import { sql } from "kysely";
import { isOwnedBy } from "../checkout/subscriptions/owner.ts";
import type { Db } from "../platform/database/db.ts";
import type { Person } from "./person.ts";

/** What third parties caused with an unverified contact of this account is not shown to it. */
export const OWN_DOING = [
  "welcome",
  "verify-contact",
  "password-changed",
  "email-changed",
  "phone-changed",
  "export-ready",
  "plan-ready",
  "plan-signed",
  "plan-changed",
  "plan-withdrawn",
  "plan-returns",
  "team-answered",
  "promise-credited",
  "review-open",
  "call-booked",
  "call-tomorrow",
  "call-moved",
];
/** To the team, about a member who needs a person. Not in the export, which has what they are about. */
export const ABOUT_CARE = ["on-call-alert", "person-first", "pain-report", "break-glass"];
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

/** The requests for a call that the account made, or somebody with its verified contacts. */
export const ownLeads = (db: Db, { accountId, verifiedEmail, verifiedPhone }: Person) =>
  db
    .selectFrom("leads as l")
    .where((where) =>
      where.or([
        where("l.accountId", "=", accountId),
        where("l.email", "=", verifiedEmail),
        where("l.phone", "=", verifiedPhone),
      ]),
    );

/** What was promised to the account, and the calls promised before it had one. Each arm has its own index. */
export const ownPromiseIds = (db: Db, person: Person) =>
  db
    .selectFrom("promises")
    .select("promises.id")
    .where("promises.accountId", "=", person.accountId)
    .union(
      db
        .selectFrom("promises")
        .select("promises.id")
        .where("promises.leadId", "in", ownLeads(db, person).select("l.id")),
    );

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
