import { brand } from "@app/contract/brand";
import type { AgendaCall, StaffAgenda } from "@app/contract/staff/agenda";
import { addDays, localTimeOf, momentOf, offsetOf, weekdayOf } from "@app/engine/promises/local-time";
import { type Booking, endOf, MISSED_AFTER_MS } from "../../bookings/booking.ts";
import { listMemberCalls } from "../../bookings/list-member-calls.ts";
import { listWeek } from "../../bookings/list-week.ts";
import { findCallContact } from "../../identity/accounts/find-call-contact.ts";
import { type Db, inTransaction } from "../../platform/database/db.ts";
import { addMs } from "../../platform/time/durations.ts";
import { listOwed } from "../../promises/list-owed.ts";
import type { Staff } from "../accounts/staff.ts";
import { listStaffNames } from "../accounts/staff-store.ts";
import { listAssigned } from "../members/member-store.ts";
import type { AgendaDeps } from "./deps.ts";
import { professionOf } from "./profession-of.ts";

const { timeZone } = brand.serviceHours;

type Asking = { staff: Staff; week?: string | undefined };
type ReadDeps = Pick<AgendaDeps, "db" | "now">;

/** A week of the professional's calls and of those that their members have with colleagues, with their open slots and absences. No health data. */
export const getAgenda = (deps: ReadDeps, { staff, week }: Asking): Promise<StaffAgenda> =>
  inTransaction(
    deps.db,
    async (tx) => {
      const own = new Set(await listAssigned(tx, staff.id));
      const { calls, free, absences } = await listWeek(
        { db: tx, now: deps.now },
        { professional: professionOf(staff), staffId: staff.id, accountIds: [...own] },
        hoursOf(week ?? localTimeOf(timeZone, deps.now().getTime()).day),
      );
      const colleagues = calls.filter(({ staffId }) => staffId !== staff.id);
      const names = await listStaffNames(
        tx,
        colleagues.map(({ staffId }) => staffId),
      );
      const shown: AgendaCall[] = [];
      for (const call of calls) {
        const heldBy = call.staffId === staff.id ? null : (names.get(call.staffId) ?? "");
        shown.push(await viewCall(tx, call, { heldBy, isOwnMember: own.has(call.accountId) }));
      }
      return {
        asOf: deps.now().toISOString(),
        calls: shown,
        free: free.map((slot) => slot.toISOString()),
        absences: absences.map(({ id, startsAt, endsAt }) => ({
          _id: id,
          from: startsAt.toISOString(),
          until: endsAt.toISOString(),
        })),
        unbooked: await listUnbooked(tx, own),
      };
    },
    { isSnapshot: true },
  );

/** From Monday to Monday, where the team is. */
function hoursOf(day: string): { from: Date; to: Date } {
  const monday = addDays(day, -((weekdayOf(day) + 6) % 7));
  const at = (start: string) => new Date(momentOf(timeZone, start, 0));
  return { from: at(monday), to: at(addDays(monday, 7)) };
}

type Whose = Pick<AgendaCall, "heldBy" | "isOwnMember">;

async function viewCall(tx: Db, call: Booking, whose: Whose): Promise<AgendaCall> {
  const { id, accountId, professional, purpose, way, startsAt, state, link } = call;
  const member = await findCallContact(tx, accountId);
  return {
    bookingId: id,
    memberId: accountId,
    name: member?.fullName ?? "",
    professional,
    ...whose,
    purpose,
    way,
    startsAt: startsAt.toISOString(),
    endsAt: endOf(call).toISOString(),
    state,
    link,
    phone: way === "phone" ? (member?.phone ?? null) : null,
    timeZone: elsewhere(member?.timeZone ?? null, startsAt),
    missableFrom: addMs(startsAt, MISSED_AFTER_MS).toISOString(),
  };
}

/** The zone, if its clock shows another hour than the team's. */
const elsewhere = (zone: string | null, at: Date): string | null =>
  zone !== null && offsetOf(zone, at.getTime()) !== offsetOf(timeZone, at.getTime()) ? zone : null;

/** Own members who wait for a person and have no hour. */
async function listUnbooked(tx: Db, own: ReadonlySet<string>): Promise<StaffAgenda["unbooked"]> {
  const unbooked: StaffAgenda["unbooked"] = [];
  for (const { accountId, dueAt } of await listOwed(tx, "human-first")) {
    if (!own.has(accountId)) continue;
    const calls = await listMemberCalls(tx, accountId);
    if (calls.some(({ state }) => state === "booked" || state === "proposed" || state === "done")) continue;
    const member = await findCallContact(tx, accountId);
    if (member) unbooked.push({ memberId: accountId, name: member.fullName, dueAt: dueAt.toISOString() });
  }
  return unbooked;
}
