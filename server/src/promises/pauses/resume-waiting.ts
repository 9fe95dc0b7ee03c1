import type { Db } from "../../platform/database/db.ts";
import type { Deps } from "../deps.ts";
import { listOpenPauses } from "./pause-store.ts";
import { resumePromise } from "./resume-promise.ts";

/** For an answer of the member, or for any sign of them. */
const WAITING = ["esperando-o-membro", "membro-em-silencio"];

/** The member wrote: the clocks that waited for them run again. */
export async function resumeWaiting(deps: Pick<Deps, "now">, tx: Db, accountId: string): Promise<void> {
  for (const { kind, subject } of await listOpenPauses(tx, accountId, WAITING))
    await resumePromise(deps, tx, { accountId, kind, subject, actor: "equipe", by: "membro" });
}
