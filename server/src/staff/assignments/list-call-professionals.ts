import type { ProfessionalKey } from "@app/contract/bookings";
import type { Db } from "../../platform/database/db.ts";
import { listAssignments } from "./assignment-store.ts";
import { listProfessionals } from "./load-store.ts";

const ROLES = { nutritionist: "nutri", trainer: "treinador" } as const;

/** Who may have the call with a member: their own professional, or without one everyone of the profession. */
export async function listCallProfessionals(
  db: Db,
  { accountId, professional }: { accountId: string; professional: ProfessionalKey },
): Promise<string[]> {
  const role = ROLES[professional];
  const own = (await listAssignments(db, [accountId])).find((assignment) => assignment.role === role);
  if (own) return [own.staffId];
  return (await listProfessionals(db)).filter((colleague) => colleague.role === role).map(({ id }) => id);
}
