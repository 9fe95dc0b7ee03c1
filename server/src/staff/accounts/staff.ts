import type { StaffRole } from "@app/contract/staff/identity";

/** A person of the team. */
export type Staff = {
  id: string;
  email: string;
  name: string;
  role: StaffRole;
  council: string | null;
  registrationNumber: string | null;
  /** A day, "2027-12-31": signing is refused after it. */
  registrationExpiresOn: string | null;
  hasRemoteRegistration: boolean;
};

/** What an invitation gives. */
export type StaffPost = Omit<Staff, "id"> & { minutesPerWeek: number };

/** Signing needs a council registration in force, of a nutritionist also the register of remote work. */
export function maySign(staff: Staff, today: string): boolean {
  if (staff.role !== "nutri" && staff.role !== "treinador") return false;
  if (!staff.registrationExpiresOn || staff.registrationExpiresOn < today) return false;
  return staff.role === "treinador" || staff.hasRemoteRegistration;
}

export type Professional = Staff & { role: "nutri" | "treinador" };

export const isProfessional = (staff: Staff): staff is Professional =>
  staff.role === "nutri" || staff.role === "treinador";

/** "CRN-3 00000"; null of who has no council. */
export const registrationOf = ({ council, registrationNumber }: Staff): string | null =>
  council && `${council} ${registrationNumber}`;
