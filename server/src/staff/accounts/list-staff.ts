import type { StaffSessionDeps } from "../deps.ts";
import { listOpenInvitations } from "../identity/invitations/invitation-store.ts";
import { type ListedStaff, listStaffRows } from "./staff-store.ts";

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
