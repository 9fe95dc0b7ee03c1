import type { Db } from "../platform/database/db.ts";
import type { Booking } from "./booking.ts";
import { listBookings } from "./store.ts";

/** A member's calls, the newest first. */
export const listMemberCalls = (db: Db, accountId: string): Promise<Booking[]> => listBookings(db, accountId);
