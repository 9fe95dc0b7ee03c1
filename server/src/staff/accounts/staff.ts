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
