import type { ProfessionalKey } from "@app/contract/bookings";
import { CALL_MS } from "@app/engine/bookings/slots";
import type { Db } from "../platform/database/db.ts";
import { type Absence, listAbsences, type Professionals } from "./absence-store.ts";
import type { Deps } from "./deps.ts";

type Call = { accountId: string; professional: ProfessionalKey; startsAt: Date };

/** Whether everyone who may have this call is away at its time. */
export async function isClosed(
  { listCallProfessionals }: Pick<Deps, "listCallProfessionals">,
  tx: Db,
  { accountId, professional, startsAt }: Call,
): Promise<boolean> {
  const staffIds = await listCallProfessionals(tx, { accountId, professional });
  return (await listClosedSlots(tx, { professional, staffIds }, [startsAt])).length > 0;
}

/** Of these slots, in order of time, those in which each of these people is away. Without a team none is closed. */
export async function listClosedSlots(db: Db, people: Professionals, slots: readonly Date[]): Promise<Date[]> {
  const [from, last] = [slots[0], slots.at(-1)];
  if (!from || !last || people.staffIds.length === 0) return [];
  const absences = await listAbsences(db, people, { from, to: new Date(last.getTime() + CALL_MS) });
  return slots.filter((slot) => people.staffIds.every((id) => isAway(absences, id, slot)));
}

const isAway = (absences: readonly Absence[], id: string, slot: Date): boolean =>
  absences.some(
    ({ staffId, startsAt, endsAt }) => staffId === id && startsAt.getTime() < slot.getTime() + CALL_MS && endsAt > slot,
  );
