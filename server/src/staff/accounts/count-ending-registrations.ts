import { brand } from "@app/contract/brand";
import { addDays, localTimeOf } from "@app/engine/promises/local-time";
import type { StaffSessionDeps } from "../deps.ts";
import { countRegistrations } from "./staff-store.ts";

const DAYS_AHEAD = 30;

/** Council registrations that end within a month, and those that ended: who has one of these cannot sign. */
export function countEndingRegistrations({
  db,
  now,
}: Pick<StaffSessionDeps, "db" | "now">): Promise<{ ending: number; ended: number }> {
  const { day } = localTimeOf(brand.serviceHours.timeZone, now().getTime());
  return countRegistrations(db, { today: day, until: addDays(day, DAYS_AHEAD) });
}
