import type { Db } from "../platform/database/db.ts";
import type { Booking } from "./booking.ts";
import { listBookingsById } from "./store.ts";

/** Calls of this id, which members choose: more than one is possible, and the team sees those of its own members. */
export const findCalls = (db: Db, id: string): Promise<Booking[]> => listBookingsById(db, id);
