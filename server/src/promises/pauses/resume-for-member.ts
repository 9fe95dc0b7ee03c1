import type { Db } from "../../platform/database/db.ts";
import { lockOpenPromises } from "../store.ts";
import { MEMBER_PAUSE } from "./member-pause.ts";
import { resumePromise } from "./resume-promise.ts";

/** The member's clocks run again from `at`, each due later by as long as it stood. */
export async function resumeForMember(tx: Db, { accountId, at }: { accountId: string; at: Date }): Promise<void> {
  for (const { kind, subject } of await lockOpenPromises(tx, { accountId }))
    await resumePromise({ now: () => at }, tx, { accountId, kind, subject, ...MEMBER_PAUSE });
}
