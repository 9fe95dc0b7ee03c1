import type { Staff } from "./staff.ts";

/** Signing needs a council registration in force, of a nutritionist also the register of remote work. */
export function maySign(staff: Staff, today: string): boolean {
  if (staff.role !== "nutri" && staff.role !== "treinador") return false;
  if (!staff.registrationExpiresOn || staff.registrationExpiresOn < today) return false;
  return staff.role === "treinador" || staff.hasRemoteRegistration;
}
