import type { Correspondent } from "@app/contract/conversations";
import type { Db } from "../../platform/database/db.ts";
import { listAssignments } from "./assignment-store.ts";
import { listProfessionals } from "./load-store.ts";

/** A member's own professionals, the nutritionist first. */
export async function listCorrespondents(db: Db, accountId: string): Promise<Correspondent[]> {
  const own = (await listAssignments(db, [accountId])).map(({ staffId }) => staffId);
  if (own.length === 0) return [];
  const people = (await listProfessionals(db)).filter(({ id }) => own.includes(id));
  return people
    .toSorted((a, b) => (a.role < b.role ? -1 : 1))
    .map(({ name, role, council, registrationNumber }) => ({
      name,
      role,
      registration: council && registrationNumber ? `${council} ${registrationNumber}` : null,
    }));
}
