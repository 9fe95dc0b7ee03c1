import type { ProfessionalKey } from "@app/contract/bookings";
import { CALL_MS } from "@app/engine/bookings/slots";
import type { Db } from "../platform/database/db.ts";
import { type Absence, listAbsences } from "./absence-store.ts";

/** Whether a call at this time would fall into hours in which the professional is away. */
export async function isClosed(db: Db, professional: ProfessionalKey, startsAt: Date): Promise<boolean> {
  const to = new Date(startsAt.getTime() + CALL_MS);
  return (await listAbsences(db, professional, { from: startsAt, to })).length > 0;
}

export const isWithin = (absences: readonly Absence[], slot: Date): boolean =>
  absences.some(({ startsAt, endsAt }) => startsAt.getTime() < slot.getTime() + CALL_MS && endsAt > slot);
