import type { ProfessionalKey } from "@app/contract/bookings";
import type { Correspondent } from "@app/contract/conversations";
import { localTimeOf } from "@app/engine/promises/local-time";
import type { Profession } from "@app/engine/team/queue/queue-facts";
import type { CallProfessional } from "../../bookings/deps.ts";
import type { Db } from "../../platform/database/db.ts";
import { promiseHours } from "../../promises/promise-hours.ts";
import { maySign } from "../accounts/staff.ts";
import { listAssignments, listProfessionals, type Professional } from "./assignment-store.ts";

/** Of a profession those who may sign; where none may, a member still gets a person. */
export function signingProfessionals(
  professionals: readonly Professional[],
  role: Profession,
  today: string,
): Professional[] {
  const ofRole = professionals.filter((professional) => professional.role === role);
  const signing = ofRole.filter((professional) => maySign(professional, today));
  return signing.length > 0 ? signing : ofRole;
}

const ROLES = { nutritionist: "nutri", trainer: "treinador" } as const;

/** Who works in a profession, the member's own first. Calls are of those whom the places count: who may sign. */
export async function listCallProfessionals(
  db: Db,
  { accountId, professional, now }: { accountId: string; professional: ProfessionalKey; now: Date },
): Promise<CallProfessional[]> {
  const role = ROLES[professional];
  const own = (await listAssignments(db, [accountId])).find((assignment) => assignment.role === role)?.staffId;
  const professionals = await listProfessionals(db);
  const today = localTimeOf(promiseHours.timeZone, now.getTime()).day;
  const taking = new Set(signingProfessionals(professionals, role, today).map(({ id }) => id));
  return professionals
    .filter((person) => person.role === role)
    .map(({ id, name, council, registrationNumber }) => ({
      staffId: id,
      name,
      registration: council && registrationNumber ? `${council} ${registrationNumber}` : null,
      isOwn: id === own,
      takesCalls: taking.has(id),
    }))
    .toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn));
}

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
