import { type Db, inTransaction } from "../platform/database/db.ts";
import { MISSED_AFTER_MS } from "./booking.ts";
import type { Deps } from "./deps.ts";
import { lockByReferenceNumber, settleBooking, updateLink } from "./store.ts";

type Result = {
  referenceNumber: string;
  result: "done" | "missed";
  by: string;
  /** What is true only together with the result, as the row of who did it. */
  afterStoring?: (tx: Db) => Promise<void>;
};
type ResultOutcome = "recorded" | "no-such-call" | "too-early";

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

type NewLink = {
  referenceNumber: string;
  link: string;
  /** What is true only together with the link, as the row of who did it. */
  afterStoring?: (tx: Db) => Promise<void>;
};

/** The address of a call by video. Only https: a member opens it from the app. */
export async function setLink(
  { db }: Pick<Deps, "db">,
  { referenceNumber, link, afterStoring }: NewLink,
): Promise<boolean> {
  if (!URL.canParse(link) || new URL(link).protocol !== "https:") return false;
  return inTransaction(db, async (tx) => {
    if (!(await updateLink(tx, referenceNumber, new URL(link).href))) return false;
    await afterStoring?.(tx);
    return true;
  });
}
