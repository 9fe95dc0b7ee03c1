import type { Staff } from "./staff.ts";

export type Professional = Staff & { role: "nutri" | "treinador" };

export const isProfessional = (staff: Staff): staff is Professional =>
  staff.role === "nutri" || staff.role === "treinador";

/** "CRN-3 00000"; null of who has no council. */
export const registrationOf = ({ council, registrationNumber }: Staff): string | null =>
  council && `${council} ${registrationNumber}`;
