import type { Db } from "../platform/database/db.ts";
import { listTakers } from "./call-people.ts";
import type { Deps } from "./deps.ts";
import { listOpenCallsOf, setCallPerson } from "./store.ts";

/**
 * The calls to come of a person who leaves go at the same hour to the members' new professionals, where these are free.
 * The others stand in the new professional's agenda, to be moved with the member's yes. In the transaction of the
 * dismissal, once the members have their new professionals.
 */
export async function handOverCalls(
  { now, listCallProfessionals }: Pick<Deps, "now" | "listCallProfessionals">,
  tx: Db,
  leaving: string,
): Promise<void> {
  for (const call of await listOpenCallsOf(tx, leaving, now())) {
    const { accountId, professional, startsAt } = call;
    const people = await listCallProfessionals(tx, { accountId, professional, now: now() });
    if (!people.some(({ isOwn }) => isOwn)) continue;
    const [staffId] = await listTakers(tx, people, { startsAt, withColleague: false });
    if (staffId) await setCallPerson(tx, call, staffId);
  }
}
