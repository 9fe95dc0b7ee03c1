import type { ProfessionalKey } from "@app/contract/bookings";
import { brand } from "@app/contract/brand";
import type { AgendaCall, StaffAgenda } from "@app/contract/staff/agenda";
import { addDays, localTimeOf, momentOf, offsetOf, weekdayOf } from "@app/engine/promises/local-time";
import { type Booking, endOf, MISSED_AFTER_MS } from "../../bookings/booking.ts";
import { findCalls, listMemberCalls, listWeek } from "../../bookings/queries.ts";
import { findCallContact } from "../../identity/accounts/queries.ts";
import { type Db, inTransaction } from "../../platform/database/db.ts";
import { Problem } from "../../platform/http/problem.ts";
import { addMs } from "../../platform/time.ts";
import { listOwed } from "../../promises/queries.ts";
import type { Staff } from "../accounts/staff.ts";
import { listStaffNames } from "../accounts/staff-store.ts";
import { listAssigned } from "../members/member-store.ts";
import { relationTo } from "../permissions/relation-store.ts";
import type { AgendaDeps } from "./deps.ts";

/** Only professionals have an agenda. */
export function professionOf({ role }: Pick<Staff, "role">): ProfessionalKey {
  if (role === "nutri") return "nutritionist";
  if (role === "treinador") return "trainer";
  throw new Problem("staff-not-permitted");
}

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

type OwnCall = { staff: Staff; bookingId: string };

/** A call that the professional has, or that one of their members has with a colleague. Any other is not found. */
export async function findOwnCall(deps: Pick<AgendaDeps, "db">, { staff, bookingId }: OwnCall): Promise<Booking> {
  const professional = professionOf(staff);
  for (const call of await findCalls(deps.db, bookingId)) {
    if (call.professional !== professional) continue;
    if (call.staffId === staff.id) return call;
    if ((await relationTo(deps.db, staff, call.accountId)) === "assigned") return call;
  }
  throw new Problem("not-found");
}
