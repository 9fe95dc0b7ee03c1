import type { Db } from "../platform/database/db.ts";
import type { Booking } from "./booking.ts";
import { listBookedOf } from "./store.ts";

/** Calls of these accounts without a result yet, the next one first. A proposed hour waits for the member. */
export const listBookedCalls = (
  db: Db,
  accountIds: readonly string[],
): Promise<Pick<Booking, "accountId" | "professional" | "startsAt" | "createdAt">[]> => listBookedOf(db, accountIds);
