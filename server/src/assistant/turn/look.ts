import type { HealthSubject } from "@app/contract/health-access";
import { recordDailyLook } from "../../health-access/record-health-access.ts";
import { findTimeZone, memberDay, memberZone } from "../../identity/accounts/queries.ts";
import type { Deps } from "../deps.ts";
import type { Look } from "../tools/create-tools.ts";

/** As the members' list names it where nothing leaves our machines. */
const OWN = "Assistente";

/** The looks of one answer. `receiver`: who runs the model that is asked, null where our rules answer. */
export function createLook(deps: Pick<Deps, "db" | "now">, accountId: string, receiver: string | null): Look {
  const seen = new Set<HealthSubject>();
  return async (subjects) => {
    const unseen = subjects.filter((subject) => !seen.has(subject));
    if (unseen.length === 0) return;
    const account = { timeZone: await findTimeZone(deps.db, accountId) };
    await recordDailyLook(deps, {
      accountId,
      actorName: receiver ?? OWN,
      reason: receiver === null ? "message" : "provider",
      subjects: unseen,
      day: memberDay(account, deps.now()),
      timeZone: memberZone(account),
    });
    for (const subject of unseen) seen.add(subject);
  };
}
