import type { Booking } from "../../bookings/booking.ts";
import { findCalls } from "../../bookings/find-calls.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Staff } from "../accounts/staff.ts";
import { relationTo } from "../permissions/relation-store.ts";
import type { AgendaDeps } from "./deps.ts";
import { professionOf } from "./profession-of.ts";

type Asking = { staff: Staff; bookingId: string };

/** A call that the professional has, or that one of their members has with a colleague. Any other is not found. */
export async function findOwnCall(deps: Pick<AgendaDeps, "db">, { staff, bookingId }: Asking): Promise<Booking> {
  const professional = professionOf(staff);
  for (const call of await findCalls(deps.db, bookingId)) {
    if (call.professional !== professional) continue;
    if (call.staffId === staff.id) return call;
    if ((await relationTo(deps.db, staff, call.accountId)) === "assigned") return call;
  }
  throw new Problem("not-found");
}
