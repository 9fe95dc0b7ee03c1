import type { HealthRole } from "@app/contract/health-access";
import type { StaffRole } from "@app/contract/staff/identity";
import type { Limit } from "@app/engine/team/permissions";
import type { Lister } from "../../health-access/record-health-access.ts";
import type { Staff } from "../accounts/staff.ts";

/** Who reads a member's file, and what the permission table leaves out for them. */
export type Reader = {
  staff: Staff;
  limits: readonly Limit[];
  /** Open in an emergency until then; null for the member's own team. */
  breakGlassUntil: Date | null;
};

const HEALTH_ROLES: Record<StaffRole, HealthRole> = {
  nutri: "nutritionist",
  treinador: "trainer",
  vendas: "support",
  admin: "administrator",
};

export const healthRoleOf = ({ role }: Staff): HealthRole => HEALTH_ROLES[role];

/** Whose list a member stands on. */
export const listerOf = (staff: Staff): Lister => ({
  actorId: staff.id,
  actorName: staff.name,
  role: healthRoleOf(staff),
});

/** Single screening answers are for the nutritionist alone. */
export const seesScreening = ({ limits }: Reader): boolean => !limits.includes("sem-itens-scoff-phq");
