import type { ProfessionalKey } from "@app/contract/bookings";
import { type Db, inTransaction } from "../platform/database/db.ts";
import { Problem } from "../platform/http/problem.ts";
import { DAY_MS } from "../platform/time.ts";
import type { Deps } from "./deps.ts";
import { insertAbsence } from "./store.ts";

const LONGEST_MS = 90 * DAY_MS;

type NewAbsence = {
  id: string;
  professional: ProfessionalKey;
  staffId: string;
  startsAt: Date;
  endsAt: Date;
  /** What is true only together with the absence, as the row of who did it. */
  afterStoring?: (tx: Db) => Promise<void>;
};

/**
 * Closes the slots of these hours at once for the professional's own members. A call that is booked already stays: the team
 * moves it. Twice is once.
 */
export async function addAbsence(
  { db, now }: Pick<Deps, "db" | "now">,
  { afterStoring, ...absence }: NewAbsence,
): Promise<void> {
  const length = absence.endsAt.getTime() - absence.startsAt.getTime();
  if (length <= 0 || length > LONGEST_MS || absence.endsAt <= now()) throw new Problem("absence-invalid");
  await inTransaction(db, async (tx) => {
    if (await insertAbsence(tx, { ...absence, createdAt: now() })) await afterStoring?.(tx);
  });
}
