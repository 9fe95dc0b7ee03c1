import type { Db } from "../platform/database/db.ts";
import { type Absence, type Hours, listAbsencesBetween } from "./absence-store.ts";

/** Everyone's that touch these hours. */
export const listTeamAbsences = (db: Db, hours: Hours): Promise<Pick<Absence, "staffId" | "startsAt" | "endsAt">[]> =>
  listAbsencesBetween(db, hours);
