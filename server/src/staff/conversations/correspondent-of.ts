import type { Correspondent, CorrespondentRole } from "@app/contract/conversations";
import { registrationOf } from "../accounts/registration-of.ts";
import type { Staff } from "../accounts/staff.ts";

const ROLES: Partial<Record<Staff["role"], CorrespondentRole>> = {
  nutri: "nutri",
  treinador: "treinador",
  vendas: "suporte",
};

/** How a member reads who writes; undefined of who writes to none. */
export function correspondentOf(staff: Staff): Correspondent | undefined {
  const role = ROLES[staff.role];
  return role && { name: staff.name, role, registration: registrationOf(staff) };
}
