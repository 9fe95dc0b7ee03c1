import { brand } from "@app/contract/brand";
import { addDays, localTimeOf } from "@app/engine/promises/local-time";
import type { Db } from "../../platform/database/db.ts";
import type { StaffSessionDeps } from "../deps.ts";
import { listOpenInvitations } from "../identity/invitations/invitation-store.ts";
import { countRegistrations, findStaffByEmail, type ListedStaff, listStaffRows } from "./staff-store.ts";

const DAYS_AHEAD = 30;

/** Council registrations that end within a month, and those that ended: who has one of these cannot sign. */
export function countEndingRegistrations({
  db,
  now,
}: Pick<StaffSessionDeps, "db" | "now">): Promise<{ ending: number; ended: number }> {
  const { day } = localTimeOf(brand.serviceHours.timeZone, now().getTime());
  return countRegistrations(db, { today: day, until: addDays(day, DAYS_AHEAD) });
}

/** Of someone who was not dismissed. */
export const findStaffId = async (db: Db, email: string): Promise<string | undefined> =>
  (await findStaffByEmail(db, email))?.id;

/** The team and its open invitations, one line each, for a terminal. */
export async function listStaff({ db, now }: Pick<StaffSessionDeps, "db" | "now">): Promise<string> {
  const people = await listStaffRows(db);
  const invitations = await listOpenInvitations(db, now());
  const lines = [
    ...people.map(describe),
    ...invitations.map(
      ({ email, name, role, expiresAt }) => `${email}  ${name}, ${role}  convite até ${expiresAt.toISOString()}`,
    ),
  ];
  return lines.length > 0 ? lines.join("\n") : "Ninguém ainda: comece com invite.";
}

function describe(staff: ListedStaff): string {
  const { email, name, role, council, registrationNumber, registrationExpiresOn, isDismissed, hasFactor } = staff;
  const registration = council ? `, ${council} ${registrationNumber} até ${registrationExpiresOn}` : "";
  const state = isDismissed ? "desligada" : hasFactor ? "ativa" : "sem chave: convide de novo";
  return `${email}  ${name}, ${role}${registration}  ${state}`;
}
