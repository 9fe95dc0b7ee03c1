import type { ProfessionalKey } from "@app/contract/bookings";
import { localTimeOf } from "@app/engine/promises/local-time";
import type { CallProfessional } from "../../bookings/deps.ts";
import type { Db } from "../../platform/database/db.ts";
import { promiseHours } from "../../promises/promise-hours.ts";
import { listAssignments } from "./assignment-store.ts";
import { listProfessionals } from "./load-store.ts";
import { signingProfessionals } from "./signing-professionals.ts";

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
