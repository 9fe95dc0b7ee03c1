import { type Db, inTransaction } from "../platform/database/db.ts";
import { MISSED_AFTER_MS } from "./booking.ts";
import type { Deps } from "./deps.ts";
import { lockByReferenceNumber, settleBooking } from "./store.ts";

export type Result = {
  referenceNumber: string;
  result: "done" | "missed";
  by: string;
  /** What is true only together with the result, as the row of who did it. */
  afterStoring?: (tx: Db) => Promise<void>;
};
export type ResultOutcome = "recorded" | "no-such-call" | "too-early";

/** What came of a call. The first answer counts; nobody has missed a call that began less than ten minutes ago. */
export function recordResult(
  { db, now }: Pick<Deps, "db" | "now">,
  { referenceNumber, result, by, afterStoring }: Result,
): Promise<ResultOutcome> {
  return inTransaction(db, async (tx) => {
    const booking = await lockByReferenceNumber(tx, referenceNumber);
    if (booking?.state !== "booked") return "no-such-call";
    const since = now().getTime() - booking.startsAt.getTime();
    if (since < (result === "missed" ? MISSED_AFTER_MS : 0)) return "too-early";
    await settleBooking(tx, booking, { state: result, at: now(), by });
    await afterStoring?.(tx);
    return "recorded";
  });
}
