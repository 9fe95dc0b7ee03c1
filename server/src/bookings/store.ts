import type { ProfessionalKey } from "@app/contract/bookings";
import type { Db } from "../platform/database/db.ts";
import { type Due, isNotPostponed } from "../platform/jobs/due-rows.ts";
import type { Booking, BookingState } from "./booking.ts";

const COLUMNS = [
  "accountId",
  "id",
  "referenceNumber",
  "professional",
  "staffId",
  "purpose",
  "way",
  "startsAt",
  "state",
  "movedFrom",
  "moveReason",
  "link",
  "createdAt",
] as const;
/** As in the unique index: the hour of a call that the team moved stays taken. */
const HOLDING: BookingState[] = ["booked", "proposed", "moved-by-team"];
/** Whose week it is, and whose members. */
export type Agenda = { professional: ProfessionalKey; staffId: string; accountIds: readonly string[] };
const OPEN: BookingState[] = ["booked", "proposed"];
const MAX_LISTED = 50;

const asBookings = (rows: unknown[]): Booking[] => rows as Booking[];
const asBooking = (row: unknown): Booking | undefined => row as Booking | undefined;

/** Newest first. */
export async function listBookings(db: Db, accountId: string): Promise<Booking[]> {
  const rows = db.selectFrom("bookings").select(COLUMNS).where("accountId", "=", accountId);
  return asBookings(await rows.orderBy("createdAt", "desc").orderBy("startsAt", "desc").limit(MAX_LISTED).execute());
}

export async function findBooking(db: Db, accountId: string, id: string): Promise<Booking | undefined> {
  const row = db.selectFrom("bookings").select(COLUMNS).where("accountId", "=", accountId).where("id", "=", id);
  return asBooking(await row.executeTakeFirst());
}

export async function lockBooking(tx: Db, accountId: string, id: string): Promise<Booking | undefined> {
  const row = tx.selectFrom("bookings").select(COLUMNS).where("accountId", "=", accountId).where("id", "=", id);
  return asBooking(await row.forUpdate().executeTakeFirst());
}

export async function lockByReferenceNumber(tx: Db, referenceNumber: string): Promise<Booking | undefined> {
  const row = tx.selectFrom("bookings").select(COLUMNS).where("referenceNumber", "=", referenceNumber);
  return asBooking(await row.forUpdate().executeTakeFirst());
}

/** Whose hours are taken between two moments; the unique index leaves at most one row for a person and an hour. */
export async function listTakenHours(
  db: Db,
  staffIds: readonly string[],
  { from, to }: { from: Date; to: Date },
): Promise<{ staffId: string; startsAt: Date }[]> {
  return db
    .selectFrom("bookings")
    .select(["staffId", "startsAt"])
    .where((where) => where("staffId", "=", where.fn.any(where.val([...staffIds]))))
    .where("startsAt", ">=", from)
    .where("startsAt", "<=", to)
    .where("state", "in", HOLDING)
    .execute();
}

/**
 * Calls that begin between two moments, the earliest first: a professional's, and those of their members with colleagues.
 * Calls that were moved to another hour count there.
 */
export async function listBookingsBetween(
  db: Db,
  { professional, staffId, accountIds }: Agenda,
  { from, to }: { from: Date; to: Date },
): Promise<Booking[]> {
  const rows = await db
    .selectFrom("bookings")
    .select(COLUMNS)
    .where("professional", "=", professional)
    .where((where) =>
      where.or([where("staffId", "=", staffId), where("accountId", "=", where.fn.any(where.val([...accountIds])))]),
    )
    .where("startsAt", ">=", from)
    .where("startsAt", "<", to)
    .orderBy("startsAt")
    .limit(1_000)
    .execute();
  return asBookings(rows);
}

export async function listBookingsById(db: Db, id: string): Promise<Booking[]> {
  return asBookings(await db.selectFrom("bookings").select(COLUMNS).where("id", "=", id).limit(MAX_LISTED).execute());
}

/** False when the person's hour, the member's one open call, or the key is taken: the unique indexes decide. */
export async function insertBooking(tx: Db, booking: Booking & { remindAt: Date | null }): Promise<boolean> {
  const row = await tx
    .insertInto("bookings")
    .values(booking)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

type Settlement = { state: BookingState; at: Date; by: string };

/** The caller holds the row. */
export async function settleBooking(tx: Db, { accountId, id }: Booking, { state, at, by }: Settlement): Promise<void> {
  await tx
    .updateTable("bookings")
    .set({ state, settledAt: at, settledBy: by, remindAt: null })
    .where("accountId", "=", accountId)
    .where("id", "=", id)
    .execute();
}

/** The caller holds the row. */
export async function confirmProposal(tx: Db, { accountId, id }: Booking, remindAt: Date | null): Promise<void> {
  await tx
    .updateTable("bookings")
    .set({ state: "booked", remindAt })
    .where("accountId", "=", accountId)
    .where("id", "=", id)
    .execute();
}

export async function updateLink(db: Db, referenceNumber: string, link: string): Promise<boolean> {
  const row = await db
    .updateTable("bookings")
    .set({ link })
    .where("referenceNumber", "=", referenceNumber)
    .where("state", "in", OPEN)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Proposals whose call has begun without a yes: of one account, or of all. */
export async function lapseProposals(db: Db, now: Date, accountId?: string): Promise<void> {
  let due = db
    .updateTable("bookings")
    .set({ state: "lapsed", settledAt: now, settledBy: "system", remindAt: null })
    .where("state", "=", "proposed")
    .where("startsAt", "<=", now);
  if (accountId !== undefined) due = due.where("accountId", "=", accountId);
  await due.execute();
}

export async function lockDueReminder(tx: Db, rows: Due): Promise<Booking | undefined> {
  const row = await tx
    .selectFrom("bookings")
    .select(COLUMNS)
    .where("remindAt", "<=", rows.due)
    .where(isNotPostponed("referenceNumber", rows))
    .orderBy("remindAt")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return asBookings([row])[0];
}

export async function markReminded(tx: Db, referenceNumber: string): Promise<void> {
  await tx.updateTable("bookings").set({ remindAt: null }).where("referenceNumber", "=", referenceNumber).execute();
}

/** A person's open calls to come. */
export async function listOpenCallsOf(db: Db, staffId: string, after: Date): Promise<Booking[]> {
  const rows = db.selectFrom("bookings").select(COLUMNS).where("staffId", "=", staffId).where("state", "in", OPEN);
  return asBookings(await rows.where("startsAt", ">", after).orderBy("startsAt").execute());
}

export async function setCallPerson(tx: Db, { accountId, id }: Booking, staffId: string): Promise<void> {
  await tx.updateTable("bookings").set({ staffId }).where("accountId", "=", accountId).where("id", "=", id).execute();
}

export async function listBookedOf(db: Db, accountIds: readonly string[]): Promise<Booking[]> {
  const rows = await db
    .selectFrom("bookings")
    .select(COLUMNS)
    .where((where) => where("accountId", "=", where.fn.any(where.val([...accountIds]))))
    .where("state", "=", "booked")
    .orderBy("startsAt")
    .execute();
  return asBookings(rows);
}

export async function countOpenCalls(db: Db, { from, to }: { from: Date; to: Date }): Promise<number> {
  const { count } = await db
    .selectFrom("bookings")
    .select((select) => select.fn.countAll<string>().as("count"))
    .where("state", "in", OPEN)
    .where("startsAt", ">=", from)
    .where("startsAt", "<", to)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function countMissedCalls(db: Db, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom("bookings")
    .select((select) => select.fn.countAll<string>().as("count"))
    .where("state", "=", "missed")
    .where("settledAt", ">=", since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Hours in which a professional takes no calls. */
export type Absence = {
  id: string;
  professional: ProfessionalKey;
  staffId: string;
  startsAt: Date;
  endsAt: Date;
  createdAt: Date;
};
export type Hours = { from: Date; to: Date };

const MAX_ABSENCES = 1_000;

/** False when the key is stored already. */
export async function insertAbsence(tx: Db, absence: Absence): Promise<boolean> {
  const row = await tx
    .insertInto("bookingAbsences")
    .values(absence)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Those of these people that touch these hours, the earliest first. */
export async function listAbsences(db: Db, staffIds: readonly string[], { from, to }: Hours): Promise<Absence[]> {
  const rows = await db
    .selectFrom("bookingAbsences")
    .selectAll()
    .where((where) => where("staffId", "=", where.fn.any(where.val([...staffIds]))))
    .where("endsAt", ">", from)
    .where("startsAt", "<", to)
    .orderBy("startsAt")
    .limit(MAX_ABSENCES)
    .execute();
  return rows as Absence[];
}

export function listAbsencesBetween(
  db: Db,
  { from, to }: Hours,
): Promise<Pick<Absence, "staffId" | "startsAt" | "endsAt">[]> {
  return db
    .selectFrom("bookingAbsences")
    .select(["staffId", "startsAt", "endsAt"])
    .where("endsAt", ">", from)
    .where("startsAt", "<", to)
    .orderBy("startsAt")
    .execute();
}
